import { randomUUID } from 'node:crypto';
import type { PreferencesChange } from '@candor/domain/model/notification-preferences';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { openPlan } from '../../access/hold-plan';
import { combineLookups } from '../../db/combine-lookups';
import type { Db, Executor, Tx } from '../../db/database';
import { type Place, preparedQuery } from '../../db/prepared-query';
import { type subscriptions, users } from '../../db/schema';

export type UserRow = typeof users.$inferSelect;

/** A new account; one vouched for by another service has no password and may be confirmed from the start. */
export type NewUser = Pick<UserRow, 'email' | 'fullName' | 'passwordHash' | 'createdAt'> &
  Partial<Pick<UserRow, 'googleSubject' | 'isOauth' | 'emailConfirmedAt' | 'emailVouchedBy'>>;

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
