import type { BillingState } from '@candor/domain/model/billing';
import type { PlanInfo } from '@candor/domain/model/plan';
import { PaidPlan } from '@candor/domain/rules/billing';
import { PLANS } from '@candor/domain/rules/plans';
import type { Paying } from './offers';

/** The state of an account, as far as choosing a plan is concerned. */
export type Chooser = {
  paying: Paying;
  managedBy: BillingState['managed_by'];
  pending: BillingState['pending_change'];
  /** What has to be settled before another plan can be chosen, in words; null when nothing has. */
  waitsFor: string | null;
  /** When the paid period ends; null if unknown. */
  periodEnd: string | null;
  usage: PlanInfo['usage'];
};

/**
 * The state of an account according to the payment provider, and whether a plan was paid for that has not arrived
 * yet.
 */
export function chooserOf(state: BillingState, { usage }: PlanInfo, onItsWay: boolean): Chooser {
  return {
    paying: { plan: state.plan_type, interval: state.interval },
    managedBy: state.managed_by,
    pending: state.pending_change,
    // Nobody is asked to pay again for what is on its way.
    waitsFor: onItsWay
      ? 'Another plan can be chosen once the one you paid for has arrived.'
      : waitsFor(state),
    periodEnd: state.current_period_end,
    usage,
  };
}

function waitsFor(state: BillingState): string | null {
  const { managed_by, ended, status, cancel_at, pending_change } = state;
  if (managed_by !== 'provider') return null;
  // The provider still waits for it, and refuses a second plan until then.
  if (ended === 'unpaid') return 'Your plan opens again once the open invoice is paid.';
  if (ended) return null;
  if (status === 'past_due') return 'Another plan can be chosen once the open invoice is paid.';
  if (!cancel_at && !pending_change) return null;
  const why = cancel_at ? 'Your plan is cancelled.' : 'A change of plan is waiting.';
  return `${why} Press “Keep\u00a0${PLANS[state.plan_type].name}” above before you choose another one.`;
}

/** The days of a period that is billed by the year. */
const YEAR_DAYS = 365;

/** The same by what everybody's profile says, for pages that do not ask the provider. */
export function chooserOfPlan(info: PlanInfo): Chooser {
  const { plan_type: plan, limits, current_period_end: periodEnd, usage } = info;
  const paid = PaidPlan.safeParse(plan).success;
  const yearly = limits.billing_period_days >= YEAR_DAYS;
  return {
    paying: { plan, interval: paid ? (yearly ? 'year' : 'month') : null },
    managedBy: paid ? 'provider' : plan === 'trial' ? 'trial' : 'contract',
    pending: null,
    waitsFor: null,
    periodEnd,
    usage,
  };
}
