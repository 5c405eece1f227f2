import { asOf, isTrialOver, periodAt, type SubscriptionRow } from '../../access/allowance';
import type { PaidSubscription } from '../../ports/payments';

/** What the last reading of the provider found. */
export type KnownUsage = { subscriptionId: string | null; usedSince: Date | null };

/** Since when what an account has used counts. `isStored`: what stands in its row was counted since then. */
export type Usage = { since: Date; isStored: boolean };

/**
 * Since when usage counts under a subscription: since it last renewed, or, if it never did, since the beginning of
 * what it took over while that was open (a trial, a contract, another subscription), or since it was bought. A change
 * of price in the middle of a paid period restarts nothing, whatever its interval.
 *
 * It depends on what happened at the provider, not on when we heard of it: our own clock may have started periods
 * that never existed.
 */
export function usageUnder(
  row: SubscriptionRow,
  known: KnownUsage,
  subscription: PaidSubscription,
  all: readonly PaidSubscription[],
): Usage {
  const since = usedSince(row, known, subscription, all);
  const before = known.usedSince ?? row.periodStart;
  const ranAhead = row.periodStart > subscription.periodStart;
  return {
    since,
    isStored: isSame(row.periodStart, since) || (isSame(before, since) && !ranAhead),
  };
}

function usedSince(
  row: SubscriptionRow,
  known: KnownUsage,
  subscription: PaidSubscription,
  all: readonly PaidSubscription[],
): Date {
  const { id, renewedAt, createdAt } = subscription;
  if (renewedAt) return renewedAt;
  if (id === known.subscriptionId) return known.usedSince ?? row.periodStart;
  const others = all.filter((one) => one.id !== id && one.status !== 'waiting');
  return takenOver(row, known, createdAt, others) ?? createdAt;
}

/** Since when usage counted in what was open at a moment, by the row before the read; null for nothing. */
function takenOver(
  row: SubscriptionRow,
  known: KnownUsage,
  at: Date,
  others: readonly PaidSubscription[],
): Date | null {
  const stood = asOf(row, at);
  if (row.contractAt !== null) {
    const { periodStart } = periodAt(stood, at);
    return isTrialOver(stood, at) || periodStart > at ? null : periodStart;
  }
  const beside = others.find(
    ({ createdAt, endedAt }) => createdAt <= at && (endedAt === null || endedAt > at),
  );
  if (beside) {
    const { renewedAt } = beside;
    const then = { ...beside, renewedAt: renewedAt && renewedAt <= at ? renewedAt : null };
    return usedSince(row, known, then, others);
  }
  // Somebody whose plan ended has no trial any more, whether or not we heard of that plan.
  const hadPlan = others.some(({ endedAt }) => endedAt !== null && endedAt <= at);
  return row.planType !== 'trial' || hadPlan || isTrialOver(row, at) ? null : row.periodStart;
}

const isSame = (a: Date, b: Date) => a.getTime() === b.getTime();
