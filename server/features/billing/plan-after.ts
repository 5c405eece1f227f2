import type { Offer } from '@candor/domain/rules/billing';
import { planRank } from '@candor/domain/rules/plans';
import type { SubscriptionRow } from '../../access/allowance';
import type { PaidSubscription } from '../../ports/payments';

/** How long a plan stays open after a payment failed. */
export const GRACE_MS = 7 * 86_400_000;

/** What was known of the provider's side before it was read; `ended` is why the subscription is over, null while it is not. */
export type Known = { subscriptionId: string | null; ended: string | null };

/** The offer behind a price; null for a price that is none of ours. */
export type OfferOf = (priceId: string) => Offer | null;

/** What is used of a period. */
export type Used = Pick<SubscriptionRow, 'candidatesUsed' | 'invitationGrantUsed'>;

export type PlanChange = Pick<
  SubscriptionRow,
  | 'planType'
  | 'status'
  | 'trialEndsAt'
  | 'periodStart'
  | 'periodEnd'
  | 'candidatesUsed'
  | 'invitationGrantUsed'
  | 'graceEndsAt'
  | 'endsAt'
  | 'contractAt'
>;

/**
 * The subscription that decides about a plan: one that runs before one whose payment is open, the higher plan before the lower,
 * the newer before the older. Without any, the one that ended last, unless that is known already. null leaves everything as it
 * is.
 */
export function decidingSubscription(
  subscriptions: readonly PaidSubscription[],
  known: Known,
  offerOf: OfferOf,
): PaidSubscription | null {
  const rank = ({ priceId }: PaidSubscription) => planRank(offerOf(priceId)?.plan ?? 'trial');
  const live = subscriptions
    .filter(({ status }) => LIVE.includes(status))
    .sort(
      (a, b) =>
        LIVE.indexOf(a.status) - LIVE.indexOf(b.status) ||
        rank(b) - rank(a) ||
        b.createdAt.getTime() - a.createdAt.getTime(),
    );
  if (live[0]) return live[0];
  const ends = ({ endedAt }: PaidSubscription) => endedAt?.getTime() ?? 0;
  const [last] = subscriptions
    .filter(({ status }) => status === 'ended')
    .sort((a, b) => ends(b) - ends(a));
  const isKnown = last?.id === known.subscriptionId && known.ended !== null;
  return isKnown ? null : (last ?? null);
}

const LIVE: readonly PaidSubscription['status'][] = ['running', 'past_due', 'stopped'];

/**
 * Whether an operator's contract takes precedence over the provider: on enterprise always, otherwise until a new
 * purchase.
 */
export function isUnderContract(
  { planType, contractAt }: SubscriptionRow,
  { createdAt }: PaidSubscription,
): boolean {
  return planType === 'enterprise' || (contractAt !== null && createdAt <= contractAt);
}

/**
 * The plan of an account after the provider was read, given its usage. It depends only on what is stored and on the
 * provider's state, not on which event reported it or in which order events arrived. null changes nothing: a contract
 * takes precedence, or the price is not ours.
 */
export function planAfter(
  row: SubscriptionRow,
  subscription: PaidSubscription,
  { offerOf, used, now }: { offerOf: OfferOf; used: Used; now: Date },
): PlanChange | null {
  if (isUnderContract(row, subscription)) return null;
  if (subscription.status === 'ended') return endedPlan(subscription, used, now);
  const offer = offerOf(subscription.priceId);
  return offer ? paidPlan(subscription, { plan: offer.plan, used, now }) : null;
}

/** Somebody who had a plan does not get a second trial. */
function endedPlan(
  { periodStart, endedAt: end }: PaidSubscription,
  used: Used,
  now: Date,
): PlanChange {
  const endedAt = end ?? now;
  return {
    planType: 'trial',
    status: 'expired',
    trialEndsAt: endedAt,
    periodStart,
    periodEnd: endedAt,
    ...used,
    graceEndsAt: null,
    endsAt: null,
    contractAt: null,
  };
}

function paidPlan(
  subscription: PaidSubscription,
  { plan, used, now }: { plan: Offer['plan']; used: Used; now: Date },
): PlanChange {
  const { periodStart, periodEnd, cancelAt } = subscription;
  return {
    planType: plan,
    status: statusOf(subscription),
    trialEndsAt: null,
    periodStart,
    periodEnd,
    ...used,
    graceEndsAt: graceEndOf(subscription, now),
    endsAt: cancelAt,
    contractAt: null,
  };
}

function statusOf({ status, cancelAt }: PaidSubscription): string {
  if (status !== 'running') return 'past_due';
  return cancelAt === null ? 'active' : 'cancelled';
}

/** Counted from the provider's own moment, so that late news make it no longer. What was stopped has none. */
function graceEndOf(
  { status, unpaidSince, periodStart }: PaidSubscription,
  now: Date,
): Date | null {
  if (status === 'running') return null;
  if (status === 'stopped') return now;
  return new Date((unpaidSince ?? periodStart).getTime() + GRACE_MS);
}
