import type { Page } from '@candor/domain/model/page';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { creditPurchases, invoices, subscriptions } from '../../db/schema';
import type { PaidInvoice } from '../../ports/payments';
import { findSubscription } from './store';

export type InvoiceRow = typeof invoices.$inferSelect;

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
