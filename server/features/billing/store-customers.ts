import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { billingAccounts, billingErasures, billingEvents, users } from '../../db/schema';
import { findBilling } from './store';

/** Whose customer this is; null for one that belongs to none of our accounts. */
export async function ownerOf(executor: Executor, customerId: string): Promise<string | null> {
  const [found] = await executor
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, customerId));
  return found?.userId ?? null;
}

/** An account whose customer needs another address. */
export type MovedAccount = {
  userId: string;
  customerId: string;
  /** The address that we gave the customer last; null where that was not noted. */
  from: string | null;
  to: string;
};

/** Accounts whose address is not the one that their customer was given, in the order of their ids behind one. */
export async function movedAccounts(
  executor: Executor,
  { after, limit }: { after: string | null; limit: number },
): Promise<MovedAccount[]> {
  const { userId, customerId, customerEmail } = billingAccounts;
  return executor
    .select({ userId, customerId, from: customerEmail, to: users.email })
    .from(billingAccounts)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        sql`${customerEmail} is distinct from ${users.email}`,
        after === null ? undefined : gt(userId, after),
      ),
    )
    .orderBy(asc(userId))
    .limit(limit);
}

/** Notes which address a customer was given, should the account still have that customer. */
export async function noteAddress(
  executor: Executor,
  { userId, customerId, to }: MovedAccount,
): Promise<void> {
  await executor
    .update(billingAccounts)
    .set({ customerEmail: to })
    .where(and(eq(billingAccounts.userId, userId), eq(billingAccounts.customerId, customerId)));
}

/** Remembers the customer of an account in place of an earlier one, and answers the one that counts: somebody may have been faster. */
export async function keepCustomer(
  tx: Tx,
  userId: string,
  { customerId, email, instead }: { customerId: string; email: string; instead: string | null },
): Promise<string> {
  const gone = instead === null ? sql`false` : sql`${billingAccounts.customerId} = ${instead}`;
  await tx
    .insert(billingAccounts)
    .values({ userId, customerId, customerEmail: email })
    .onConflictDoUpdate({
      target: billingAccounts.userId,
      set: { customerId, customerEmail: email },
      setWhere: gone,
    });
  return (await findBilling(tx, userId))?.customerId ?? customerId;
}

/** Has a customer deleted at the provider, as soon as it can be reached. */
export async function oweErasure(executor: Executor, customerId: string, now: Date): Promise<void> {
  await executor.insert(billingErasures).values({ customerId, askedAt: now }).onConflictDoNothing();
}

/**
 * Customers still to be deleted, oldest first. Not one that an account has: if it is unknown whether it was stored,
 * it may have been after all.
 */
export async function owedErasures(executor: Executor, limit: number): Promise<string[]> {
  const kept = executor
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, billingErasures.customerId));
  const rows = await executor
    .select({ id: billingErasures.customerId })
    .from(billingErasures)
    .where(notExists(kept))
    .orderBy(asc(billingErasures.askedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Records that a customer is gone at the provider, and deletes its events. */
export async function forgetCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(billingErasures).where(eq(billingErasures.customerId, customerId));
  await tx.delete(billingEvents).where(eq(billingEvents.customerId, customerId));
}
