import { z } from 'zod';
import { type PlanType, planRank } from './plans';

/** How a paid plan is billed. */
export const BillingInterval = z.enum(['month', 'year']);
export type BillingInterval = z.infer<typeof BillingInterval>;

/** The plans that can be bought. A trial costs nothing, enterprise is agreed with sales. */
export const PaidPlan = z.enum(['starter', 'professional']);
export type PaidPlan = z.infer<typeof PaidPlan>;

/** A plan with its rhythm: what somebody pays for. */
export type Offer = { plan: PaidPlan; interval: BillingInterval };

/** From when on a change of plan counts. */
export type Takes = 'at_once' | 'at_period_end';

/**
 * When a change from one offer to another takes effect: a higher plan at once, a lower one at the end of what was paid for. On
 * the same plan a longer rhythm begins at once, a shorter one at the end.
 */
export function changeTakes(
  from: { plan: PlanType; interval: BillingInterval | null },
  to: Offer,
): Takes {
  const step = planRank(to.plan) - planRank(from.plan);
  if (step !== 0) return step > 0 ? 'at_once' : 'at_period_end';
  return from.interval === 'year' && to.interval === 'month' ? 'at_period_end' : 'at_once';
}
