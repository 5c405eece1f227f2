import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { passkeys } from '../../db/schema';

export type PasskeyRow = typeof passkeys.$inferSelect;
/** The public half of a passkey, as its device told it. */
export type PublicHalf = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'
>;

const ofUser = (userId: string) => eq(passkeys.userId, userId);

/** The passkeys of an account, oldest first. */
export async function passkeysOf(executor: Executor, userId: string): Promise<PasskeyRow[]> {
  return executor
    .select()
    .from(passkeys)
    .where(ofUser(userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** How many passkeys an account has. */
export async function countPasskeys(executor: Executor, userId: string): Promise<number> {
  return executor.$count(passkeys, ofUser(userId));
}

/** Stores a new passkey. null if its credential is already stored, whoever owns it. */
export async function insertPasskey(
  tx: Tx,
  row: PublicHalf & Pick<PasskeyRow, 'userId' | 'name' | 'createdAt'>,
): Promise<PasskeyRow | null> {
  const [inserted] = await tx
    .insert(passkeys)
    .values({ id: randomUUID(), ...row })
    .onConflictDoNothing()
    .returning();
  return inserted ?? null;
}

/** Gives a passkey of an account another name; null for an unknown or foreign id. */
export async function setName(
  tx: Tx,
  { userId, id }: Pick<PasskeyRow, 'userId' | 'id'>,
  name: string,
): Promise<PasskeyRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), ofUser(userId)))
    .returning();
  return row ?? null;
}

/** Removes a passkey of an account. false for an unknown or foreign id. */
export async function deletePasskey(
  tx: Tx,
  { userId, id }: Pick<PasskeyRow, 'userId' | 'id'>,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), ofUser(userId)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

/** The passkey that its device calls so, whoever's it is; null for none. */
export async function findByCredential(
  executor: Executor,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const [row] = await executor
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** A passkey, locked until the transaction ends; null if it was removed meanwhile. */
export async function lockPasskey(tx: Tx, id: string): Promise<PasskeyRow | null> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.id, id)).for('update');
  return row ?? null;
}

/** Notes a sign-in with a locked passkey. */
export async function noteUse(
  tx: Tx,
  id: string,
  {
    counter,
    backedUp,
    lastUsedAt,
  }: Pick<PasskeyRow, 'counter' | 'backedUp'> & { lastUsedAt: Date },
): Promise<void> {
  await tx.update(passkeys).set({ counter, backedUp, lastUsedAt }).where(eq(passkeys.id, id));
}
