import { eq } from 'drizzle-orm';
import { endSessions } from '../../access/end-sessions';
import type { Tx } from '../../db/database';
import { apiKeys, atsIdentities, passkeys } from '../../db/schema';

/**
 * Closes every way into an account but its password. Whoever opened it with an address that nobody confirmed, or had it opened
 * by an ATS, may be a stranger to the address's owner, who takes it over now.
 */
export async function shutOutStrangers(tx: Tx, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await tx.delete(atsIdentities).where(eq(atsIdentities.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.update(apiKeys).set({ isActive: false }).where(eq(apiKeys.userId, userId));
}
