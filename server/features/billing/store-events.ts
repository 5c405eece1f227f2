import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { billingAccounts, billingErasures, billingEvents } from '../../db/schema';
import type { PaymentEvent } from '../../ports/payments';

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
