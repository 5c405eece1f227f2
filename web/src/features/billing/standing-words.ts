import type { BillingState, PricedPlan } from '@candor/domain/model/billing';
import type { PlanInfo } from '@candor/domain/model/plan';
import type { BillingInterval } from '@candor/domain/rules/billing';
import { PLANS } from '@candor/domain/rules/plans';
import { daysRemaining } from '@candor/domain/rules/quota';
import { formatDay, formatMoney, plural } from '../../ui/format';
import type { Tone } from '../../ui/Tag';
import { priceWithId } from './offers';

/** How a plan is billed. */
export const RHYTHM: Record<BillingInterval, string> = { month: 'monthly', year: 'annually' };
const EACH: Record<BillingInterval, string> = { month: 'a month', year: 'a year' };

type Standing = {
  plan: PlanInfo;
  /** null while it is not known how the account pays. */
  state: BillingState | null;
  plans: readonly PricedPlan[];
  now: Date;
};

const STATUS: Record<PlanInfo['status'], { word: string; tone: Tone }> = {
  active: { word: 'Active', tone: 'success' },
  trialing: { word: 'Running', tone: 'info' },
  past_due: { word: 'Payment due', tone: 'warning' },
  cancelled: { word: 'Cancelled', tone: 'plain' },
  expired: { word: 'Expired', tone: 'danger' },
};

const ENDED = { cancelled: 'Ended', unpaid: 'Unpaid' } as const;

/** How the plan stands, in one word. */
export function statusOf({ plan, state }: Pick<Standing, 'plan' | 'state'>) {
  if (state?.ended) return { word: ENDED[state.ended], tone: STATUS.expired.tone };
  if (state?.cancel_at) return { word: 'Ends soon', tone: STATUS.past_due.tone };
  return STATUS[plan.trial_expired ? 'expired' : (state?.status ?? plan.status)];
}

/** How the plan goes on from here, in a sentence or two. */
export function standingWords({ plan, state, plans, now }: Standing): string {
  const name = PLANS[plan.plan_type].name;
  if (state?.ended === 'unpaid')
    return 'Your plan ended because a payment failed. Everything you made is kept.';
  if (state?.ended === 'cancelled')
    return 'Your plan ended as you asked. Everything you made is kept.';
  if (plan.plan_type === 'trial') return trialWords(plan, now);
  if (state?.grace_ends_at)
    return `The last payment failed. Your plan stays open until ${unbrokenDay(state.grace_ends_at)}, and nothing is deleted afterwards.`;
  if (state?.cancel_at)
    return `${name} ends on ${unbrokenDay(state.cancel_at)} and is not charged again. Everything stays open until then, and what you made is kept afterwards.`;
  if (state?.pending_change) {
    const { plan_type, interval, at } = state.pending_change;
    return `${PLANS[plan_type].name}, billed ${RHYTHM[interval]}, begins on ${unbrokenDay(at)}. Until then everything stays as it is.`;
  }
  return renewalWords(plan, state, plans);
}

function trialWords(plan: PlanInfo, now: Date): string {
  if (!plan.trial_expires) return 'No end date.';
  const day = unbrokenDay(plan.trial_expires);
  const left = daysRemaining(new Date(plan.trial_expires), now);
  if (plan.trial_expired || left === 0)
    return `Your trial ended on ${day}. Everything you made is kept.`;
  return `Your trial ends on ${day}, in ${plural(left, 'day')}. It ends automatically and costs nothing.`;
}

function renewalWords(
  plan: PlanInfo,
  state: BillingState | null,
  plans: readonly PricedPlan[],
): string {
  const end = state?.current_period_end ?? plan.current_period_end;
  if (state?.managed_by !== 'provider')
    return end ? `The quota resets on ${unbrokenDay(end)}.` : 'No end date.';
  const price = priceWithId(plans, state.price_id);
  const rhythm = state.interval && EACH[state.interval];
  const cost = price && rhythm ? ` for ${formatMoney(price.amount, price.currency)} ${rhythm}` : '';
  return end ? `Renews on ${unbrokenDay(end)}${cost}.` : 'No end date.';
}

/** A day that stays on one line: a sentence in a narrow column may otherwise end in its number. */
function unbrokenDay(iso: string): string {
  return formatDay(iso).replaceAll(' ', '\u00a0');
}
