import { closeWaysIn } from '../../access/close-ways-in';
import { endSessions } from '../../access/end-sessions';
import { removeFactor } from '../../access/second-factor/store';
import type { Tx } from '../../db/database';

/**
 * Closes every way into an account except its password, and lifts its second factor: its code would be the stranger's. Whoever opened
 * it with an unconfirmed address, or had an ATS open it, may be a stranger to the address's owner, who takes it over now.
 */
export async function shutOutStrangers(tx: Tx, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await closeWaysIn(tx, userId);
  await removeFactor(tx, userId);
}
