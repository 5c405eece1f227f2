import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { hashToken, newToken } from '../../access/token';
import type { Executor, Tx } from '../../db/database';
import { oneTimeTokens, users } from '../../db/schema';
import type { UserRow } from './store';

export type LinkKind = 'confirm_email' | 'change_email' | 'reset_password';

/** Makes a mailed link's token. Older ones of the same kind stay good until they expire or one is used. */
export async function insertLink(
  executor: Executor,
  {
    userId,
    kind,
    now,
    expiresAt,
  }: {
    userId: string;
    kind: LinkKind;
    now: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const token = newToken();
  await executor
    .insert(oneTimeTokens)
    .values({ tokenHash: hashToken(token), userId, kind, createdAt: now, expiresAt });
  return token;
}

const isLink = (kind: LinkKind, token: string) =>
  and(eq(oneTimeTokens.tokenHash, hashToken(token)), eq(oneTimeTokens.kind, kind));

const isUnused = (now: Date) => and(isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now));

/** Whose link to a new address this is, also once it was followed; null when it is not good. */
export async function findChangeOwner(
  executor: Executor,
  token: string,
  now: Date,
): Promise<string | null> {
  const [owner] = await executor
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(and(isLink('change_email', token), gt(oneTimeTokens.expiresAt, now)));
  return owner?.userId ?? null;
}

/** Uses up a link that changes the address. false when it was followed already, or is not good. */
export async function useChangeLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(isLink('change_email', token), isUnused(now)))
    .returning({ userId: oneTimeTokens.userId });
  return used.length > 0;
}

/** Follows a confirmation link: one that was used already stays good. Answers whose it is, null when it is not good. */
export async function useConfirmLink(tx: Tx, token: string, now: Date): Promise<string | null> {
  const [used] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: sql`coalesce(${oneTimeTokens.usedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(isLink('confirm_email', token), or(isUnused(now), isNotNull(oneTimeTokens.usedAt))))
    .returning({ userId: oneTimeTokens.userId });
  return used?.userId ?? null;
}

/** Whose reset link this is; null when it could not be used now. */
export async function findResetOwner(
  executor: Executor,
  token: string,
  now: Date,
): Promise<Pick<UserRow, 'id' | 'email'> | null> {
  const [owner] = await executor
    .select({ id: users.id, email: users.email })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(and(isLink('reset_password', token), isUnused(now)));
  return owner ?? null;
}

/** Uses up a reset link and voids the account's other ones. false when it is not good. */
export async function useResetLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const [used] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(isLink('reset_password', token), isUnused(now)))
    .returning({ userId: oneTimeTokens.userId });
  if (!used) return false;
  await deleteLinks(tx, used.userId, ['reset_password']);
  return true;
}

/** Voids the account's links of some kinds. */
export async function deleteLinks(
  tx: Tx,
  userId: string,
  kinds: readonly LinkKind[],
): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.kind, [...kinds])));
}
