import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { hashToken, newToken } from '../../access/token';
import type { Executor, Tx } from '../../db/database';
import { oneTimeTokens, sessions, subscriptions, users } from '../../db/schema';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type LinkKind = 'confirm_email' | 'reset_password';

/** One account per address, however it is written. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** The account with this id; null for none. */
export async function findUser(executor: Executor, id: string): Promise<UserRow | null> {
  const [user] = await executor.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** The account of an address, however it is written; null for none. */
export async function findUserByEmail(executor: Executor, email: string): Promise<UserRow | null> {
  const [user] = await executor
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return user ?? null;
}

/** Creates an account with its subscription; null when the address has one already. */
export async function insertUser(
  tx: Tx,
  user: Pick<UserRow, 'email' | 'fullName' | 'passwordHash' | 'createdAt'>,
  subscription: Omit<typeof subscriptions.$inferInsert, 'userId'>,
): Promise<UserRow | null> {
  const [created] = await tx
    .insert(users)
    .values({ ...user, id: randomUUID(), emailKey: emailKeyOf(user.email) })
    .onConflictDoNothing()
    .returning();
  if (!created) return null;
  await tx.insert(subscriptions).values({ ...subscription, userId: created.id });
  return created;
}

/** Replaces the password of an account by the one with this hash. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Marks the address as confirmed. The moment of the first confirmation stays. */
export async function setConfirmed(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
}

/** Opens a session and answers its token, which is nowhere else. */
export async function insertSession(
  executor: Executor,
  {
    userId,
    userAgent,
    now,
    expiresAt,
  }: {
    userId: string;
    userAgent: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const token = newToken();
  await executor.insert(sessions).values({
    id: randomUUID(),
    userId,
    tokenHash: hashToken(token),
    userAgent,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  return token;
}

/** The account's sessions that are still good, last used first. */
export async function listSessions(
  executor: Executor,
  userId: string,
  now: Date,
): Promise<SessionRow[]> {
  return executor
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
}

/** Ends one session of an account; false when it has no such session. The id may be any text. */
export async function deleteSession(
  executor: Executor,
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await executor
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.id}::text = ${id.toLowerCase()}`))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** Ends every session of an account, or every one but `keep`. */
export async function deleteSessions(tx: Tx, userId: string, keep?: string): Promise<void> {
  const all = eq(sessions.userId, userId);
  await tx.delete(sessions).where(keep === undefined ? all : and(all, ne(sessions.id, keep)));
}

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

/** Follows a confirmation link: one that was used already stays good. Answers whose it is, null when it is not good. */
export async function useConfirmLink(tx: Tx, token: string, now: Date): Promise<string | null> {
  const [used] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: sql`coalesce(${oneTimeTokens.usedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(isLink('confirm_email', token), or(isUnused(now), isNotNull(oneTimeTokens.usedAt))))
    .returning({ userId: oneTimeTokens.userId });
  return used?.userId ?? null;
}

/** Whether a reset link could be used now. */
export async function isGoodResetLink(
  executor: Executor,
  token: string,
  now: Date,
): Promise<boolean> {
  const found = await executor
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(and(isLink('reset_password', token), isUnused(now)));
  return found.length > 0;
}

/** Uses up a reset link and voids the account's other ones. Answers whose it is, null when it is not good. */
export async function useResetLink(tx: Tx, token: string, now: Date): Promise<string | null> {
  const [used] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(isLink('reset_password', token), isUnused(now)))
    .returning({ userId: oneTimeTokens.userId });
  if (!used) return null;
  await deleteLinks(tx, used.userId, ['reset_password']);
  return used.userId;
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
