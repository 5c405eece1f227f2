import { eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { SubscriptionRow } from '../../access/allowance';
import type { Executor, Tx } from '../../db/database';
import { lockNamed } from '../../db/lock-named';
import { billingAccounts, subscriptions, users } from '../../db/schema';

export type BillingAccount = typeof billingAccounts.$inferSelect;

/** An account with a subscription that has not ended. */
export type PayingAccount = BillingAccount & { subscriptionId: string };

/** Whether the provider holds a subscription of the account that has not ended. */
export function isPaying(account: BillingAccount | null): account is PayingAccount {
  return account !== null && account.subscriptionId !== null && account.ended === null;
}

/** An account as the provider knows it; null before it ever began to pay. */
export async function findBilling(
  executor: Executor,
  userId: string,
): Promise<BillingAccount | null> {
  const [found] = await executor
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  return found ?? null;
}

/** The plan of an account as it was last written: what has ended since is not taken off. Null for an unknown account. */
export async function findSubscription(
  executor: Executor,
  userId: string,
): Promise<SubscriptionRow | null> {
  const [found] = await executor
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return found ?? null;
}

/** The address of an account; null when it is gone. */
export async function findAddress(executor: Executor, userId: string): Promise<string | null> {
  const [user] = await executor
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return user?.email ?? null;
}

/** Accounts that were not read for a while, or whose period has ended since. */
export async function accountsToReadAgain(
  executor: Executor,
  { now, readBefore, limit }: { now: Date; readBefore: Date; limit: number },
): Promise<string[]> {
  const { readAt, nextAt } = billingAccounts;
  const passed = (moment: unknown) => sql`${moment} <= ${now} and ${readAt} < ${moment}`;
  const rows = await executor
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .innerJoin(subscriptions, eq(subscriptions.userId, billingAccounts.userId))
    .where(
      or(
        isNull(readAt),
        lt(readAt, readBefore),
        passed(nextAt),
        passed(subscriptions.periodEnd),
        passed(subscriptions.endsAt),
      ),
    )
    .orderBy(sql`${readAt} nulls first`)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Waits until nobody else reads this account at the provider; held until the transaction ends. */
export async function readAlone(tx: Tx, userId: string): Promise<void> {
  await lockNamed(tx, `billing ${userId}`);
}

/** The rows that a reading may change, in the order in which everybody locks them; null when the account is gone. */
export async function lockAccount(
  tx: Tx,
  userId: string,
): Promise<{ email: string; plan: SubscriptionRow; billing: BillingAccount } | null> {
  const [user] = await tx
    .select({ email: users.emailKey })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const [plan] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .for('update');
  const [billing] = await tx
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId))
    .for('update');
  return user && plan && billing ? { email: user.email, plan, billing } : null;
}

/** Changes the plan of an account. Call it with the account locked, or a concurrent reading is lost. */
export async function writePlan(
  tx: Tx,
  userId: string,
  change: Partial<SubscriptionRow>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.userId, userId));
}

/** Changes what is known of an account at the provider. Same locking as `writePlan`. */
export async function writeBilling(
  tx: Tx,
  userId: string,
  change: Partial<BillingAccount>,
): Promise<void> {
  await tx.update(billingAccounts).set(change).where(eq(billingAccounts.userId, userId));
}
