import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { apiKeys, atsIdentities, passkeys } from '../db/schema';

/** Closes every way into an account but its password and the sessions that are open. */
export async function closeWaysIn(tx: Tx, userId: string): Promise<void> {
  await tx.delete(atsIdentities).where(eq(atsIdentities.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.update(apiKeys).set({ isActive: false }).where(eq(apiKeys.userId, userId));
}
