import { findAccount } from '@candor/server/access/contract';
import { resetSecondFactor } from '@candor/server/access/second-factor/reset';
import type { Db } from '@candor/server/db/database';

/** Takes the second factor of an account away and answers what to say about it; null for an unknown address. */
export async function resetFactorOf(db: Db, email: string, now: Date): Promise<string | null> {
  const userId = await findAccount(db, email);
  if (userId === null) return null;
  const emailKey = email.trim().toLowerCase();
  const was = await db.transaction((tx) => resetSecondFactor(tx, { userId, emailKey }, now));
  return was
    ? 'Two-step sign-in is off now. Every session was ended, and a mail tells the owner.'
    : 'Two-step sign-in was off already.';
}
