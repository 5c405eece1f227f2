import type { Dashboard } from '@candor/domain/model/analytics';
import type { RecentBatch } from '@candor/domain/model/batch';
import type { Actor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import { planInfoOf, subscriptionOf } from '../../access/present-plan';
import type { Deps } from '../../deps';
import { totalsOf } from './store';

/** The caller's totals since the account began, the plan, and the newest batches. */
export async function dashboard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Actor,
  allowance: Allowance,
  recentJobs: RecentBatch[],
): Promise<Dashboard> {
  const totals = await totalsOf(db, userId);
  const { limits, status } = planInfoOf(allowance);
  const subscription = subscriptionOf(allowance, clock.now());
  return {
    total_analyses: totals.analyses,
    total_candidates_processed: totals.candidates,
    total_api_calls: totals.apiCalls,
    subscription_info: {
      plan_type: allowance.plan,
      candidates_used: subscription.candidates_used,
      candidates_limit: subscription.candidates_limit,
      status,
      trial_ends_at: subscription.trial_ends_at,
      is_trial: allowance.plan === 'trial',
    },
    recent_jobs: recentJobs,
    plan_limits: limits,
  };
}
