import type { PlanInfo } from '@candor/domain/model/plan';
import { PLANS, type PlanType, planRank } from '@candor/domain/rules/plans';
import { formatCount } from '../../ui/format';

const DAY_MS = 86_400_000;
/** Fewer days than this are no pace yet. */
const FEWEST_DAYS = 3;
/** A month of a plan is 30 days. */
const MONTH_DAYS = 30;

/** How many candidates a month an account is on the way to, and the lowest plan that holds them; null before there is a pace. */
export type Pace = { monthly: number; plan: PlanType };

/** The pace of the period so far. */
export function paceOf(plan: PlanInfo, now: Date): Pace | null {
  const end = plan.trial_expires ?? plan.current_period_end;
  if (!end) return null;
  const length = plan.limits.billing_period_days * DAY_MS;
  const passed = Math.min(length, length - (Date.parse(end) - now.getTime()));
  const days = passed / DAY_MS;
  const { candidates_used: used } = plan.usage;
  if (days < FEWEST_DAYS || used === 0) return null;
  const monthly = Math.round((used / days) * MONTH_DAYS);
  return { monthly, plan: lowestHolding(monthly) };
}

/** Why another plan would fit better, or that this one does; null before there is a pace. */
export function paceWords(plan: PlanInfo, pace: Pace | null): string | null {
  if (!pace) return null;
  const { name } = PLANS[pace.plan];
  const so = `At this pace you score about ${formatCount(pace.monthly)} candidates a month`;
  const step = planRank(pace.plan) - planRank(plan.plan_type);
  if (plan.plan_type === 'trial' || step > 0) return `${so}. ${name} covers that.`;
  return step === 0 ? `${so}. Your plan covers that.` : `${so}. ${name} would cover that too.`;
}

function lowestHolding(monthly: number): PlanType {
  const holds = Object.values(PLANS).find(({ candidateQuota: quota }) => {
    return typeof quota === 'object' && quota.monthly >= monthly;
  });
  return holds?.id ?? 'enterprise';
}
