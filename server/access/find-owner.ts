import { AppError } from '@candor/domain/errors';
import type { PreferencesChange } from '@candor/domain/model/notification-preferences';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { users } from '../db/schema';

/** An account, for the code that protects it. */
export type Owner = typeof users.$inferSelect;

/** The account with this id. Throws AppError 401 if it was erased meanwhile. */
export async function findOwner(executor: Executor, userId: string): Promise<Owner> {
  const [owner] = await executor.select().from(users).where(eq(users.id, userId));
  if (!owner) throw new AppError('authentication_required');
  return owner;
}

/** The account with this address, as mail is owed to it; null if there is none any more. */
export async function findOwnerAt(executor: Executor, emailKey: string): Promise<Owner | null> {
  const [owner] = await executor.select().from(users).where(eq(users.emailKey, emailKey));
  return owner ?? null;
}

/** Whom mail about an account's work goes to, and which of it they want. */
export type Recipient = {
  name: string;
  email: string;
  /** The address as mail is owed to it. */
  emailKey: string;
  confirmed: boolean;
  preferences: PreferencesChange;
};

/** The recipient of an account's mail; null if it was erased meanwhile. */
export async function findRecipient(executor: Executor, userId: string): Promise<Recipient | null> {
  const [found] = await executor
    .select({
      name: users.fullName,
      email: users.email,
      emailKey: users.emailKey,
      confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      preferences: users.notificationPreferences,
    })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}
