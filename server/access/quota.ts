import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { subscriptions } from '../db/schema';
import { asOf, candidatesLimitOf, isTrialOver, periodAt, type SubscriptionRow } from './allowance';

/**
 * The only writer of what an account has used and reserved. Each function locks the account's row until the end of the
 * transaction, so that calls at the same moment follow one another; used + reserved never passes the limit.
 */

/** Promises `n` candidates to a batch. false when fewer are left or the trial is over; then nothing is changed. */
export async function reserve(tx: Tx, userId: string, n: number, now: Date): Promise<boolean> {
  const row = await lock(tx, userId, now);
  if (!affords(row, n, now)) return false;
  await write(tx, row, { candidatesReserved: row.candidatesReserved + n });
  return true;
}

/**
 * Takes candidates out of a reservation: `charge` of them count as used from now on, `release` of them are free again.
 *
 * @throws an Error when more is taken out than was reserved: the caller's count is wrong.
 */
export async function settle(
  tx: Tx,
  userId: string,
  { charge, release, now }: { charge: number; release: number; now: Date },
): Promise<void> {
  const row = await lock(tx, userId, now);
  const candidatesReserved = row.candidatesReserved - charge - release;
  if (candidatesReserved < 0) throw new Error(`More is settled than ${userId} has reserved.`);
  await write(tx, row, { candidatesReserved, candidatesUsed: row.candidatesUsed + charge });
}

/** Charges one candidate that nobody reserved. false when none is left or the trial is over; then nothing is changed. */
export async function chargeOne(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const row = await lock(tx, userId, now);
  if (!affords(row, 1, now)) return false;
  await write(tx, row, { candidatesUsed: row.candidatesUsed + 1 });
  return true;
}

function affords(row: SubscriptionRow, n: number, now: Date): boolean {
  if (isTrialOver(row, now)) return false;
  const limit = candidatesLimitOf(row);
  return limit === null || row.candidatesUsed + row.candidatesReserved + n <= limit;
}

/** The account's row as it counts at `now`, in the period that holds it. */
async function lock(tx: Tx, userId: string, now: Date): Promise<SubscriptionRow> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .for('update');
  if (!row) throw new Error(`The account ${userId} has no subscription.`);
  const current = asOf(row, now);
  return { ...current, ...periodAt(current, now) };
}

async function write(
  tx: Tx,
  row: SubscriptionRow,
  change: Partial<SubscriptionRow>,
): Promise<void> {
  const { periodStart, periodEnd, candidatesUsed } = row;
  await tx
    .update(subscriptions)
    .set({ periodStart, periodEnd, candidatesUsed, ...change })
    .where(eq(subscriptions.userId, row.userId));
}
