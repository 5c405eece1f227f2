import { assessments } from '@candor/domain/api/assessments';
import { askedAbout, isAskable } from '@candor/domain/rules/draft-steps';
import { JOB_TEXT } from '@candor/domain/rules/submission';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClientError } from '../../api/client-error';
import { useApp, useSessionState } from '../../session/app-context';
import { callOptions, scopeOf, useCall } from '../../session/use-call';
import { useDebounced } from '../../ui/use-debounced';
import type { Asked } from './form/builder-form';

/** Waiting this long after the last letter asks once per thought, not once per letter. */
const STILL_MS = 600;

export type JobReading = {
  /** What a step can ask about. */
  requirements: readonly Asked[];
  reading: boolean;
  error: ClientError | null;
  again: () => void;
};

/** What the job text asks for, reread while it is edited. */
export function useJobReading(jobText: string): JobReading {
  const now = jobText.trim();
  const text = useDebounced(now, STILL_MS);
  const answer = useCall(
    assessments.draft,
    { body: { job_description_text: text } },
    { enabled: isReadable(text), placeholderData: (before) => before },
  );
  const read = answer.data?.requirements;
  const requirements = useMemo(() => (read ?? []).filter(isAskable).map(askedAbout), [read]);
  return {
    requirements,
    reading: isReadable(now) && (answer.isFetching || text !== now),
    error: answer.error,
    again: () => void answer.refetch(),
  };
}

function isReadable({ length }: string): boolean {
  return length >= JOB_TEXT.min && length <= JOB_TEXT.max;
}

/** Asks once for the steps that a job text suggests; the builder then finds its requirements in the cache. */
export function useDrafting() {
  const { api } = useApp();
  const client = useQueryClient();
  const scope = scopeOf(useSessionState());
  return (jobText: string) =>
    client.fetchQuery(
      callOptions(api, scope, assessments.draft, { body: { job_description_text: jobText } }),
    );
}
