import { analytics } from '@candor/domain/api/analytics';
import { ats } from '@candor/domain/api/ats';
import { users } from '@candor/domain/api/users';
import type { AtsType } from '@candor/domain/model/ats';
import type { JobAnalytics } from '@candor/domain/model/ats-reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { asClientError } from '../../../api/client-error';
import { useApp, useSessionState } from '../../../session/app-context';
import { useAttempt } from '../../../session/use-attempt';
import { keyOf, scopeOf, useInvalidate } from '../../../session/use-call';

/** Has the candidates of a job scored that have no score; the report knows at once that they wait. */
export function useScoring(type: AtsType, jobId: string) {
  const { api } = useApp();
  const client = useQueryClient();
  const scope = scopeOf(useSessionState());
  const invalidate = useInvalidate();
  const attempt = useAttempt();
  const { scoreJob, jobAnalytics } = ats[type];
  const input = { params: { id: jobId } };
  return useMutation({
    /** The text to score against; null for the one that is known. */
    mutationFn: (jobText: string | null) => {
      const body = jobText === null ? {} : { job_text: jobText };
      const idempotencyKey = attempt.keyOf([type, jobId, body]);
      return api.call(scoreJob, { ...input, body, idempotencyKey });
    },
    onSuccess: ({ scoring }) => {
      attempt.done();
      client.setQueryData<JobAnalytics>(
        keyOf(scope, jobAnalytics.name, input),
        (before) => before && { ...before, scoring },
      );
    },
    // Somebody else has started it, or nobody is left: the report says which.
    onError: (error) => {
      if (asClientError(error).code === 'conflict') return invalidate(jobAnalytics);
    },
    // Not waited for: the dialog closes as soon as the run has begun.
    onSettled: () => void invalidate(users.quotaStatus),
  });
}

/** How many a run began with: the most that were seen waiting since nobody was. */
export function useRunTotal(waiting: number): number {
  const most = useRef(0);
  most.current = waiting === 0 ? 0 : Math.max(most.current, waiting);
  return most.current;
}

/** Once a run has ended, every figure that counts its scores is reread. */
export function useAfterScoring(type: AtsType, waiting: number): void {
  const invalidate = useInvalidate();
  const before = useRef(waiting);
  useEffect(() => {
    const ended = before.current > 0 && waiting === 0;
    before.current = waiting;
    if (!ended) return;
    const { jobs, assessments, overview, meta } = ats[type];
    const charged = [users.quotaStatus, analytics.usage, analytics.candidateQuota];
    void invalidate(jobs, assessments, overview, meta, ...charged, analytics.dashboard);
  }, [type, waiting, invalidate]);
}
