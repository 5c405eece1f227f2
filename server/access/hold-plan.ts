import { eq, sql } from 'drizzle-orm';
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

/** What an account has used, promised and bought, and the period it counts in. */
type Counts = Pick<
  SubscriptionRow,
  | 'periodStart'
  | 'periodEnd'
  | 'candidatesUsed'
  | 'candidatesReserved'
  | 'invitationCredits'
  | 'invitationGrantUsed'
>;

/** Writes a change to the counts of a held row, together with the period it counts in. */
export async function writeHeld(
  tx: Tx,
  row: SubscriptionRow,
  change: Partial<Counts>,
): Promise<void> {
  const { userId, periodStart, periodEnd, ...counts } = { ...row, ...change };
  const { candidatesUsed, candidatesReserved, invitationCredits, invitationGrantUsed } = counts;
  const used = { candidatesUsed, candidatesReserved, invitationCredits, invitationGrantUsed };
  await askWritten(tx, { userId, periodStart, periodEnd, ...used });
}

const askWritten = preparedQuery((executor, at: Place<'userId' | keyof Counts>) => {
  const given = (name: keyof Counts) => sql`${sql.param(at(name), subscriptions[name])}`;
  return executor
    .update(subscriptions)
    .set({
      periodStart: given('periodStart'),
      periodEnd: given('periodEnd'),
      candidatesUsed: given('candidatesUsed'),
      candidatesReserved: given('candidatesReserved'),
      invitationCredits: given('invitationCredits'),
      invitationGrantUsed: given('invitationGrantUsed'),
    })
    .where(eq(subscriptions.userId, at('userId')));
});

/** Ends the trial of a held row, and with it its period. */
export async function endHeldTrial(tx: Tx, row: SubscriptionRow, now: Date): Promise<void> {
  const { userId, periodStart, candidatesUsed, invitationGrantUsed } = row;
  await tx
    .update(subscriptions)
    .set({ periodStart, candidatesUsed, invitationGrantUsed, trialEndsAt: now, periodEnd: now })
    .where(eq(subscriptions.userId, userId));
}
