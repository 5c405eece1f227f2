import { eq } from 'drizzle-orm';
import { endSessions } from '../../access/end-sessions';
import type { Tx } from '../../db/database';
import { apiKeys, atsIdentities, passkeys } from '../../db/schema';

/**
 * Closes every way into an account except its password. Whoever opened it with an unconfirmed address, or had an ATS
 * open it, may be a stranger to the address's owner, who takes it over now.
 */
export async function shutOutStrangers(tx: Tx, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await tx.delete(atsIdentities).where(eq(atsIdentities.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.update(apiKeys).set({ isActive: false }).where(eq(apiKeys.userId, userId));
}
