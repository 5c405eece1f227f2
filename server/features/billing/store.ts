import type { Page } from '@candor/domain/model/page';
import { and, asc, desc, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { SubscriptionRow } from '../../access/allowance';
import type { Executor, Tx } from '../../db/database';
import { lockNamed } from '../../db/lock-named';
import {
  billingAccounts,
  billingErasures,
  billingEvents,
  creditPurchases,
  invoices,
  subscriptions,
  users,
} from '../../db/schema';
import type { PaidInvoice, PaymentEvent } from '../../ports/payments';

export type BillingAccount = typeof billingAccounts.$inferSelect;
/** An account with a subscription that has not ended. */
export type PayingAccount = BillingAccount & { subscriptionId: string };

/** Whether the provider holds a subscription of the account that has not ended. */
export function isPaying(account: BillingAccount | null): account is PayingAccount {
  return account !== null && account.subscriptionId !== null && account.ended === null;
}

export type InvoiceRow = typeof invoices.$inferSelect;

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

/** Whose customer this is; null for one that belongs to none of our accounts. */
export async function ownerOf(executor: Executor, customerId: string): Promise<string | null> {
  const [found] = await executor
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, customerId));
  return found?.userId ?? null;
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

/** Stores an event until its account was read. false for one that arrived before. */
export async function keepEvent(
  executor: Executor,
  event: PaymentEvent & { customerId: string },
  now: Date,
): Promise<boolean> {
  const { id, type, customerId } = event;
  const kept = await executor
    .insert(billingEvents)
    .values({ id, type, customerId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return kept.length > 0;
}

/** Accounts with events that nobody has acted on, the longest waiting first. */
export async function accountsWithNews(executor: Executor, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ userId: billingAccounts.userId })
    .from(billingEvents)
    .innerJoin(billingAccounts, eq(billingAccounts.customerId, billingEvents.customerId))
    .where(isNull(billingEvents.handledAt))
    .groupBy(billingAccounts.userId)
    .orderBy(sql`min(${billingEvents.receivedAt})`)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Customers with events that nobody has acted on and that no account has, but for those that are about to be deleted. */
export async function customersOfNobody(executor: Executor, limit: number): Promise<string[]> {
  const { customerId } = billingEvents;
  const has = (table: typeof billingAccounts | typeof billingErasures) =>
    executor.select().from(table).where(eq(table.customerId, customerId));
  const rows = await executor
    .selectDistinct({ customerId })
    .from(billingEvents)
    .where(
      and(
        isNull(billingEvents.handledAt),
        notExists(has(billingAccounts)),
        notExists(has(billingErasures)),
      ),
    )
    .limit(limit);
  return rows.map((row) => row.customerId);
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

export type OpenEvent = Pick<PaymentEvent, 'id' | 'type'>;

/** Events of a customer to be acted on, as of now: later ones wait for the next read. */
export async function openEvents(executor: Executor, customerId: string): Promise<OpenEvent[]> {
  return executor
    .select({ id: billingEvents.id, type: billingEvents.type })
    .from(billingEvents)
    .where(and(eq(billingEvents.customerId, customerId), isNull(billingEvents.handledAt)));
}

/** Their ids at the provider, in the same order. */
export function idsOf(events: readonly OpenEvent[]): string[] {
  return events.map(({ id }) => id);
}

/** Marks events as done, so that no chore reads their account because of them again. */
export async function markHandled(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(billingEvents)
    .set({ handledAt: now })
    .where(inArray(billingEvents.id, [...ids]));
}

/** Removes events from before a moment: the provider sends none again by then. */
export async function forgetEvents(executor: Executor, before: Date): Promise<void> {
  await executor.delete(billingEvents).where(lt(billingEvents.receivedAt, before));
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

/**
 * Makes the credits of a checkout as many as are paid for, and answers by how many they changed: less than 0 when money went back.
 * What of those is used already is taken from the next ones that are bought. The account has to be locked.
 */
export async function settleCredits(
  tx: Tx,
  userId: string,
  { checkoutId, quantity }: { checkoutId: string; quantity: number },
  now: Date,
): Promise<number> {
  const bought = { checkoutId, userId, quantity: 0, grantedAt: now };
  await tx.insert(creditPurchases).values(bought).onConflictDoNothing();
  const mine = and(eq(creditPurchases.checkoutId, checkoutId), eq(creditPurchases.userId, userId));
  const [had] = await tx.select().from(creditPurchases).where(mine);
  const { invitationCredits: left = 0 } = (await findSubscription(tx, userId)) ?? {};
  const change = had ? Math.max(quantity - had.quantity, -left) : 0;
  if (!had || change === 0) return 0;
  await tx
    .update(creditPurchases)
    .set({ quantity: had.quantity + change })
    .where(mine);
  await tx
    .update(subscriptions)
    .set({ invitationCredits: left + change })
    .where(eq(subscriptions.userId, userId));
  return change;
}

/** Brings the invoices of an account up to date. */
export async function keepInvoices(
  tx: Tx,
  userId: string,
  found: readonly PaidInvoice[],
): Promise<void> {
  if (found.length === 0) return;
  await tx
    .insert(invoices)
    .values(found.map((invoice) => ({ ...invoice, userId })))
    .onConflictDoUpdate({
      target: invoices.id,
      set: { status: sql`excluded.status`, amount: sql`excluded.amount`, url: sql`excluded.url` },
    });
}

/** A page of invoices, the newest first, with the number of all. */
export async function listInvoices(
  executor: Executor,
  userId: string,
  { limit, skip }: Pick<Page, 'limit' | 'skip'>,
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const mine = eq(invoices.userId, userId);
  const rows = await executor
    .select()
    .from(invoices)
    .where(mine)
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(limit)
    .offset(skip);
  return { rows, total: await executor.$count(invoices, mine) };
}
