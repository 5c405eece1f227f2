import type { Tx } from '../db/database';
import { candidatesLimitOf, isTrialOver, type SubscriptionRow } from './allowance';
import { holdPlan, writeHeld } from './hold-plan';

/*
 * What an account has used and reserved changes here alone, but for a change of plan, with which it is counted anew. Each
 * function locks the account's row until the end of the transaction, so that concurrent calls follow one another: none
 * takes more than what is left.
 */

/** Reserves `n` candidates for a batch. false if fewer are left or the trial is over; then nothing changes. */
export async function reserve(tx: Tx, userId: string, n: number, now: Date): Promise<boolean> {
  const row = await holdPlan(tx, userId, now);
  if (!affords(row, n, now)) return false;
  await writeHeld(tx, row, { candidatesReserved: row.candidatesReserved + n });
  return true;
}

/**
 * Takes candidates out of a reservation: `charge` of them count as used from now on, `release` of them are free
 * again.
 *
 * @throws an Error if more is taken out than was reserved: the caller's count is wrong.
 */
export async function settle(
  tx: Tx,
  userId: string,
  { charge, release, now }: { charge: number; release: number; now: Date },
): Promise<void> {
  const row = await holdPlan(tx, userId, now);
  const candidatesReserved = row.candidatesReserved - charge - release;
  if (candidatesReserved < 0) throw new Error(`More is settled than ${userId} has reserved.`);
  await writeHeld(tx, row, { candidatesReserved, candidatesUsed: row.candidatesUsed + charge });
}

/** Charges one candidate without a reservation. false if none is left or the trial is over; then nothing changes. */
export async function chargeOne(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const row = await holdPlan(tx, userId, now);
  if (!affords(row, 1, now)) return false;
  await writeHeld(tx, row, { candidatesUsed: row.candidatesUsed + 1 });
  return true;
}

function affords(row: SubscriptionRow, n: number, now: Date): boolean {
  if (isTrialOver(row, now)) return false;
  const limit = candidatesLimitOf(row);
  return limit === null || row.candidatesUsed + row.candidatesReserved + n <= limit;
}
