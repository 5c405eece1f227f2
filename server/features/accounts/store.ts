import { randomUUID } from 'node:crypto';
import type { PreferencesChange } from '@candor/domain/model/notification-preferences';
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { openPlan } from '../../access/hold-plan';
import type { OpenAt } from '../../access/session-life';
import { hashToken, newToken } from '../../access/token';
import { combineLookups } from '../../db/combine-lookups';
import type { Db, Executor, Tx } from '../../db/database';
import { type Place, preparedQuery } from '../../db/prepared-query';
import { oneTimeTokens, sessions, type subscriptions, users } from '../../db/schema';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
/** A new account; one vouched for by another service has no password and may be confirmed from the start. */
export type NewUser = Pick<UserRow, 'email' | 'fullName' | 'passwordHash' | 'createdAt'> &
  Partial<Pick<UserRow, 'googleSubject' | 'isOauth' | 'emailConfirmedAt' | 'emailVouchedBy'>>;
export type LinkKind = 'confirm_email' | 'change_email' | 'reset_password';

/** One account per address, however it is written. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** The account with this id; null for none. */
export async function findUser(executor: Executor, id: string): Promise<UserRow | null> {
  const [user] = await askUser(executor, { id });
  return user ?? null;
}

const askUser = preparedQuery((executor, at: Place<'id'>) =>
  executor
    .select()
    .from(users)
    .where(eq(users.id, at('id'))),
);

/** The caller's own account; null for one that was erased meanwhile. A browser that opens its tabs again asks for it from each. */
export function findOwnUser(db: Db, id: string): Promise<UserRow | null> {
  return askOwnUser(db, id, id);
}

const askOwnUser = combineLookups(async (db: Db, _ids, id: string) => {
  const found = await askUser(db, { id });
  return new Map(found.map((user) => [user.id, user]));
});

/** The account of an address, however it is written; null for none. */
export async function findUserByEmail(executor: Executor, email: string): Promise<UserRow | null> {
  const [user] = await executor
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return user ?? null;
}

/** The same, locked until the transaction ends, in the state the previous holder left it. */
export async function lockUserByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)))
    .for('update');
  return user ?? null;
}

/** Creates an account with its subscription; null when its address, or its person at Google, has one already. */
export async function insertUser(
  tx: Tx,
  user: NewUser,
  subscription: Omit<typeof subscriptions.$inferInsert, 'userId'>,
): Promise<UserRow | null> {
  const [created] = await tx
    .insert(users)
    .values({ ...user, id: randomUUID(), emailKey: emailKeyOf(user.email) })
    .onConflictDoNothing()
    .returning();
  if (!created) return null;
  await openPlan(tx, { ...subscription, userId: created.id });
  return created;
}

/** The account that Google knows by this subject; null for none. */
export async function findUserByGoogle(
  executor: Executor,
  subject: string,
): Promise<UserRow | null> {
  const [user] = await executor.select().from(users).where(eq(users.googleSubject, subject));
  return user ?? null;
}

/** Whether nobody but an ATS says, or nobody at all, that an account has the address of its owner. */
export function isUnproven({
  emailConfirmedAt,
  emailVouchedBy,
}: Pick<UserRow, 'emailConfirmedAt' | 'emailVouchedBy'>): boolean {
  return emailConfirmedAt === null || emailVouchedBy !== null;
}

/** Ties an account to a person at Google, whose word confirms its address. */
export async function linkGoogle(
  tx: Tx,
  userId: string,
  { subject, keepsPassword, now }: { subject: string; keepsPassword: boolean; now: Date },
): Promise<UserRow> {
  const [linked] = await tx
    .update(users)
    .set({
      googleSubject: subject,
      isOauth: true,
      emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)`,
      emailVouchedBy: null,
      ...(!keepsPassword && { passwordHash: null, pendingEmail: null }),
    })
    .where(eq(users.id, userId))
    .returning();
  if (!linked) throw new Error(`The account ${userId} is gone`);
  return linked;
}

/** Replaces the password of an account by the one with this hash. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Marks the address as shown by its owner. The moment of the first confirmation stays. */
export async function setConfirmed(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)`,
      emailVouchedBy: null,
    })
    .where(
      and(
        eq(users.id, userId),
        or(isNull(users.emailConfirmedAt), isNotNull(users.emailVouchedBy)),
      ),
    );
}

/** Opens a session and returns its id and its token, which is stored nowhere. */
export async function insertSession(
  executor: Executor,
  {
    userId,
    userAgent,
    lastPlace,
    now,
    expiresAt,
  }: {
    userId: string;
    userAgent: string;
    lastPlace: string | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const id = randomUUID();
  await executor.insert(sessions).values({
    id,
    userId,
    tokenHash: hashToken(token),
    userAgent,
    lastPlace,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  return { id, token };
}

/** The account's sessions that are still good, last used first. */
export async function listSessions(
  executor: Executor,
  userId: string,
  { now, usedAfter }: OpenAt,
): Promise<SessionRow[]> {
  return executor
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        and(gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, usedAfter)),
      ),
    )
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

/** Changes the parts of a profile that people may change themselves and returns the account afterwards. */
export async function updateProfile(
  tx: Tx,
  userId: string,
  changes: Partial<Pick<UserRow, 'fullName' | 'atsSource' | 'pendingEmail'>>,
): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ ...changes, id: userId })
    .where(eq(users.id, userId))
    .returning();
  if (!row) throw new Error(`The account ${userId} is gone`);
  return row;
}

/** Puts the waiting address in the place of the old one, confirmed. null when it has an account by now. */
export async function takePendingEmail(
  tx: Tx,
  { id, pendingEmail }: Pick<UserRow, 'id' | 'pendingEmail'>,
  now: Date,
): Promise<UserRow | null> {
  if (pendingEmail === null || (await findUserByEmail(tx, pendingEmail))) return null;
  const [row] = await tx
    .update(users)
    .set({
      email: pendingEmail,
      emailKey: emailKeyOf(pendingEmail),
      emailConfirmedAt: now,
      emailVouchedBy: null,
      pendingEmail: null,
    })
    .where(eq(users.id, id))
    .returning();
  return row ?? null;
}

/** Stores which notifications an account wants where. */
export async function setPreferences(
  tx: Tx,
  userId: string,
  notificationPreferences: PreferencesChange,
): Promise<void> {
  await tx.update(users).set({ notificationPreferences }).where(eq(users.id, userId));
}

/**
 * The account, locked until the transaction ends; null for none. New sessions and links of it need not wait: whoever
 * opens one may hold what this transaction voids next.
 */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user ?? null;
}

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
