import { z } from 'zod';
import { type PlanType, planRank } from './plans';

/** How a paid plan is billed. */
export const BillingInterval = z.enum(['month', 'year']);
export type BillingInterval = z.infer<typeof BillingInterval>;

/** The plans on sale. A trial is free, and enterprise is agreed with sales. */
export const PaidPlan = z.enum(['starter', 'professional']);
export type PaidPlan = z.infer<typeof PaidPlan>;

/** A plan with its billing interval: what a customer pays for. */
export type Offer = { plan: PaidPlan; interval: BillingInterval };

/** When a change of plan takes effect. */
export type Takes = 'at_once' | 'at_period_end';

/**
 * When a change from one offer to another takes effect: an upgrade at once, a downgrade at the end of the paid
 * period. Within one plan, a longer interval starts at once and a shorter one at the end.
 */
export function changeTakes(
  from: { plan: PlanType; interval: BillingInterval | null },
  to: Offer,
): Takes {
  const step = planRank(to.plan) - planRank(from.plan);
  if (step !== 0) return step > 0 ? 'at_once' : 'at_period_end';
  return from.interval === 'year' && to.interval === 'month' ? 'at_period_end' : 'at_once';
}
