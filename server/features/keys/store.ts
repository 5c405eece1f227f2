import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { hashToken } from '../../access/token';
import type { Executor, Tx } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { apiKeys, subscriptions } from '../../db/schema';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** The keys of an account that work, oldest first. */
export async function activeKeys(executor: Executor, userId: string): Promise<ApiKeyRow[]> {
  return executor
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.isActive, true)))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

/** Until the transaction ends nobody else changes the number of this account's keys. */
export async function lockKeys(tx: Tx, userId: string): Promise<void> {
  await tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .for('update');
}

/** Keeps a new key, of its value only the digest and the last four characters. null when its name is in use. */
export async function insertKey(
  tx: Tx,
  key: string,
  owner: Pick<ApiKeyRow, 'userId' | 'name' | 'permissions' | 'createdAt'>,
): Promise<ApiKeyRow | null> {
  const [row] = await tx
    .insert(apiKeys)
    .values({ id: randomUUID(), keyHash: hashToken(key), last4: key.slice(-4), ...owner })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Ends a key for good. false when the account has no such key that works. */
export async function deactivateKey(tx: Tx, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const ended = await tx
    .update(apiKeys)
    .set({ isActive: false })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), eq(apiKeys.isActive, true)))
    .returning({ id: apiKeys.id });
  return ended.length > 0;
}
