import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { type Place, preparedQuery } from '../db/prepared-query';
import { subscriptions } from '../db/schema';
import { asOf, periodAt, type SubscriptionRow } from './allowance';

/** Gives a new account its plan. */
export async function openPlan(tx: Tx, plan: typeof subscriptions.$inferInsert): Promise<void> {
  await tx.insert(subscriptions).values(plan);
}

/**
 * The account's row as it counts at `now`, in the current period; nobody else changes it before the transaction ends.
 */
export async function holdPlan(tx: Tx, userId: string, now: Date): Promise<SubscriptionRow> {
  const [row] = await askHeld(tx, { userId });
  if (!row) throw new Error(`The account ${userId} has no subscription.`);
  const current = asOf(row, now);
  return { ...current, ...periodAt(current, now) };
}

const askHeld = preparedQuery((executor, at: Place<'userId'>) =>
  executor
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, at('userId')))
    .for('update'),
);

/** Writes a change to a held row, together with the period it counts in. */
export async function writeHeld(
  tx: Tx,
  row: SubscriptionRow,
  change: Partial<SubscriptionRow>,
): Promise<void> {
  const { periodStart, periodEnd, candidatesUsed, invitationGrantUsed } = row;
  await tx
    .update(subscriptions)
    .set({ periodStart, periodEnd, candidatesUsed, invitationGrantUsed, ...change })
    .where(eq(subscriptions.userId, row.userId));
}
