import type { Subscription } from '@candor/domain/model/plan';

/** The clocks of browser and server differ: a request that came early is repeated after this time. */
const LEAST_MS = 60_000;

/** A browser timer holds at most 24 days, and would otherwise fire at once. */
const MOST_MS = 86_400_000;

/**
 * Milliseconds until a trial is to be reread, at the latest when it is over; false for anything that does not end by
 * the clock, and once it has ended.
 */
export function untilTrialEnds(
  subscription: Subscription | undefined,
  now: number,
): number | false {
  if (subscription?.plan_type !== 'trial' || subscription.days_remaining === 0) return false;
  const { trial_ends_at: end } = subscription;
  if (end === null) return false;
  const left = Date.parse(end) - now;
  return left > 0 ? Math.min(MOST_MS, left) : LEAST_MS;
}
