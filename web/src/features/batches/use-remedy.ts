import type { BatchJob } from '@candor/domain/model/batch';
import { nextPlan } from '@candor/domain/rules/plans';
import { useUser } from '../../session/app-context';
import { useQuota, useSubscription } from '../../session/use-plan';
import { formatDay } from '../../ui/format';
import { isShort, limitStands, stillToPay } from './limit-stands';

export type Remedy = {
  /** Whether a higher plan helps, and running it again as it is does not. */
  upgrade: boolean;
  /** From when on the quota would pay for it, in a sentence; null if that does not come by itself. */
  wait: string | null;
};

/** What helps a failed batch. */
export function useRemedy(job: BatchJob): Remedy {
  const { plan_type: plan, status, current_period_end: end } = useUser().plan_info;
  const subscription = useSubscription().data;
  const quota = useQuota().data;
  if (!limitStands(job, { subscription, quota })) return { upgrade: false, wait: null };
  // A trial is not active in this sense: its quota does not come back.
  const waits =
    job.error_code === 'candidate_quota_exceeded' &&
    status === 'active' &&
    !isShort(quota?.candidates_limit, stillToPay(job));
  return {
    upgrade: nextPlan(plan) !== null,
    wait: waits && end ? `The quota resets on ${formatDay(end)}.` : null,
  };
}
