import { isTrialOver } from '../../access/allowance';
import { endHeldTrial, holdPlan } from '../../access/hold-plan';
import { mailboxOf } from '../../access/mailbox-of';
import { hadTrial, hasTwin, spellingOf } from '../../access/used-trials';
import type { Tx } from '../../db/database';
import { lockNamed } from '../../db/lock-named';
import { after, TRIAL_MS } from './lifetimes';
import type { UserRow } from './store';

/** Whether it is known whose account this is: its owner has shown the address, or another service vouches for them. */
export function isOwned({
  emailConfirmedAt,
  isOauth,
}: Pick<UserRow, 'emailConfirmedAt' | 'isOauth'>): boolean {
  return emailConfirmedAt !== null || isOauth;
}

/**
 * Ends the trial of an account if the mailbox of its address has had one, now that the owner has shown that it is theirs: before,
 * a stranger could use up somebody's trial, or find out who has an account. What an operator has given stays.
 */
export async function endSecondTrial(
  tx: Tx,
  { id, email, createdAt }: Pick<UserRow, 'id' | 'email' | 'createdAt'>,
  now: Date,
): Promise<void> {
  // Two addresses of one mailbox may be shown at the same moment.
  await lockNamed(tx, `trial ${spellingOf(mailboxOf(email))}`);
  if (!(await hadTrial(tx, email)) && !(await hasTwin(tx, { id, email }))) return;
  const row = await holdPlan(tx, id, now);
  const { planType, trialEndsAt } = row;
  const isGiven = trialEndsAt === null || trialEndsAt > after(createdAt, TRIAL_MS);
  if (planType !== 'trial' || isGiven || isTrialOver(row, now)) return;
  await endHeldTrial(tx, row, now);
}
