import { hadTrial } from '../../access/used-trials';
import type { Executor } from '../../db/database';
import type { subscriptions } from '../../db/schema';
import { after, TRIAL_MS } from './lifetimes';

type NewSubscription = Omit<typeof subscriptions.$inferInsert, 'userId'>;

/** The subscription that an account begins with: a trial, or one that is over for an address that has had it. */
export async function trialFor(
  executor: Executor,
  email: string,
  now: Date,
): Promise<NewSubscription> {
  const used = await hadTrial(executor, email);
  const trialEndsAt = used ? now : after(now, TRIAL_MS);
  return {
    planType: 'trial',
    status: 'trialing',
    trialEndsAt,
    periodStart: now,
    periodEnd: trialEndsAt,
  };
}
