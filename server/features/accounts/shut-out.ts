import { closeWaysIn } from '../../access/close-ways-in';
import { endSessions } from '../../access/end-sessions';
import type { Tx } from '../../db/database';

/**
 * Closes every way into an account except its password. Whoever opened it with an unconfirmed address, or had an ATS
 * open it, may be a stranger to the address's owner, who takes it over now.
 */
export async function shutOutStrangers(tx: Tx, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await closeWaysIn(tx, userId);
}
