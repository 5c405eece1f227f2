import type { Dashboard } from '@candor/domain/model/analytics';
import type { BatchJob } from '@candor/domain/model/batch';
import type { Actor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import type { Deps } from '../../deps';
import { totalsOf } from './store';

/** How many batches the dashboard shows. */
export const RECENT_JOBS = 5;

/** The caller's totals since the account began, the plan, and the newest batches. */
export async function dashboard(
  { db }: Pick<Deps, 'db'>,
  { userId }: Actor,
  allowance: Allowance,
  recentJobs: BatchJob[],
): Promise<Dashboard> {
  const totals = await totalsOf(db, userId);
  return {
    total_analyses: totals.analyses,
    total_candidates_processed: totals.candidates,
    total_api_calls: totals.apiCalls,
    subscription_info: {
      plan_type: allowance.plan,
      candidates_used: allowance.candidatesUsed,
      candidates_limit: allowance.candidatesLimit,
      status: allowance.status,
      trial_ends_at: allowance.trialEndsAt?.toISOString() ?? null,
      is_trial: allowance.plan === 'trial',
    },
    recent_jobs: recentJobs,
    plan_limits: {
      candidate_quota: allowance.candidatesLimit,
      api_key_limit: allowance.apiKeyLimit,
      max_batch_size: allowance.maxBatchSize,
      billing_period_days: allowance.billingDays,
      allowed_input_types: [...allowance.allowedInputTypes],
      features: [...allowance.features],
    },
  };
}
