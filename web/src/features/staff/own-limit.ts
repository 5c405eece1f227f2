import type { StaffUserDetail } from '@candor/domain/model/staff';
import { PLANS, type PlanType } from '@candor/domain/rules/plans';

export type LimitName = keyof StaffUserDetail['agreed'];

/** A plan as it is chosen in the form, and how it would be billed. */
export type ChosenPlan = { plan: PlanType; billing: string };

/**
 * What an emptied limit comes to, for its field. Nothing tells how the plan of an account is billed, so where that plan
 * stays it is the limit in force, and no figure while a contract hides that.
 */
export function ownLimit(
  user: Pick<StaffUserDetail, 'plan_type' | 'agreed' | LimitName>,
  { plan, billing }: ChosenPlan,
  name: LimitName,
): string {
  if (plan !== user.plan_type) return wordsOf(limitOf(plan, billing, name));
  return user.agreed[name] === null ? wordsOf(user[name] ?? 'custom') : 'the plan’s own';
}

function limitOf(plan: PlanType, billing: string, name: LimitName): number | 'custom' {
  const { candidateQuota, apiKeyLimit, maxBatchSize } = PLANS[plan];
  if (name === 'api_key_limit') return apiKeyLimit;
  if (name === 'max_batch_size') return maxBatchSize;
  if (typeof candidateQuota !== 'object') return candidateQuota;
  return billing === 'yearly' ? candidateQuota.yearly : candidateQuota.monthly;
}

function wordsOf(limit: number | 'custom'): string {
  return limit === 'custom' ? 'no cap' : String(limit);
}
