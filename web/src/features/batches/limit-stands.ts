import type { BatchJob } from '@candor/domain/model/batch';
import type { QuotaStatus, Subscription } from '@candor/domain/model/plan';

type Facts = { subscription: Subscription | undefined; quota: QuotaStatus | undefined };

/**
 * Whether a failed batch would fail for the same limit of the plan again. What is not known about the plan now leaves the
 * limit as it was.
 */
export function limitStands(job: BatchJob, { subscription, quota }: Facts): boolean {
  const code = job.status === 'failed' ? job.error_code : null;
  if (!code) return false;
  switch (code) {
    case 'batch_size_exceeded':
      return isShort(subscription?.max_batch_size, job.estimated_candidates);
    case 'candidate_quota_exceeded':
      return isShort(quota?.candidates_remaining, stillToPay(job));
    case 'quota_exceeded':
      return quota?.trial_expired ?? true;
  }
}

/** Whether a limit is smaller than what is needed: null is no limit; one that is not known may be. */
export function isShort(limit: number | null | undefined, needed: number): boolean {
  return limit === undefined || (limit !== null && limit < needed);
}

/** How many candidates another run of the same people pays for: whom the failed one has charged stays free. */
export function stillToPay({ estimated_candidates, candidates_charged }: BatchJob): number {
  return Math.max(0, estimated_candidates - candidates_charged);
}
