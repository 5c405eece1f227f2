import type { Account } from './account';
import { changeRow } from './change-row';

/**
 * Lets the trial of an account end an hour ago. The product has no call for that, and nobody waits a week: the row is
 * changed in the database itself, as time would leave it.
 */
export function endTrial(account: Account): Promise<void> {
  return changeRow(
    `update subscriptions set trial_ends_at = now() - interval '1 hour' where user_id = $1`,
    [account.id],
  );
}

/** Lets the trial of an account end in so many hours. */
export function shortenTrial(account: Account, hours: number): Promise<void> {
  return changeRow(
    `update subscriptions set trial_ends_at = now() + make_interval(hours => $2) where user_id = $1`,
    [account.id, hours],
  );
}

/** Gives an account a contract of its own: batches and a quota of this size. */
export function agreeOn(account: Account, candidates: number): Promise<void> {
  return changeRow(
    `update subscriptions
     set plan_type = 'enterprise', status = 'active', trial_ends_at = null,
         candidates_limit_override = $2, max_batch_size_override = $2
     where user_id = $1`,
    [account.id, candidates],
  );
}

/** Gives an account a plan, eleven days ago and for a month, as a payment would leave it. */
export function pay(account: Account, plan: 'starter' | 'professional'): Promise<void> {
  return changeRow(
    `update subscriptions
     set plan_type = $2, status = 'active', trial_ends_at = null,
         period_start = now() - interval '11 days', period_end = now() + interval '19 days'
     where user_id = $1`,
    [account.id, plan],
  );
}

/** Lets an account have used so many candidates of its period, without a batch for each. */
export function useUp(account: Account, candidates: number): Promise<void> {
  return changeRow('update subscriptions set candidates_used = $2 where user_id = $1', [
    account.id,
    candidates,
  ]);
}
