import { ats } from '@candor/domain/api/ats';
import type { AtsType } from '@candor/domain/model/ats';
import { jobTitleOf } from '../../../ats/ats-words';
import { useCall } from '../../../session/use-call';

/** The parameters of the endpoint. */
type Asked = { time_range: '7' | '30' | '90' | '365'; job_filter?: string };

/** Patterns over a system's scored applications; those of the same system stay until others are there. */
export function useAtsMeta(type: AtsType, query: Asked) {
  return useCall(
    ats[type].meta,
    { query },
    {
      placeholderData: (before) => (before?.data_source === type ? before : undefined),
    },
  );
}

/** The titles of a system's newest hundred jobs, each once. */
export function useAtsJobTitles(type: AtsType): string[] | undefined {
  const { data } = useCall(ats[type].jobs, { query: { limit: '100' } });
  return data && [...new Set(data.jobs.map(jobTitleOf))];
}
