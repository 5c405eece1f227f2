import { ats } from '@candor/domain/api/ats';
import type { AtsType } from '@candor/domain/model/ats';
import { jobTitleOf } from '../../../ats/ats-words';
import { useCall } from '../../../session/use-call';
import { type Pages, usePages } from '../../../session/use-pages';

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

/** As many jobs as one response holds. */
const AT_ONCE = 100;

/** The titles of a system's jobs, the newest first, each once. */
export function useAtsJobTitles(type: AtsType): Pages<string> {
  return usePages({
    endpoint: ats[type].jobs,
    rows: AT_ONCE,
    inputOf: (query) => ({ query }),
    itemsOf: ({ jobs }) => jobs.map(jobTitleOf),
    idOf: (title) => title,
    hasMore: ({ has_more }) => has_more,
  });
}
