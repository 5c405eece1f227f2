import { and, eq, gte } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { invitations } from '../db/schema';
import { grantLeft } from './allowance';
import { holdPlan, writeHeld } from './hold-plan';

/** Whether a credit was granted by the plan for a period, or bought. */
export type CreditSource = 'grant' | 'bought';

/**
 * Takes one invitation credit, those that end with the period first. null if there is none; then nothing changes. The
 * account's row is locked until the end of the transaction, so nobody spends the last one twice.
 */
export async function spendCredit(tx: Tx, userId: string, now: Date): Promise<CreditSource | null> {
  const row = await holdPlan(tx, userId, now);
  if (grantLeft(row, now) > 0) {
    await writeHeld(tx, row, { invitationGrantUsed: row.invitationGrantUsed + 1 });
    return 'grant';
  }
  if (row.invitationCredits === 0) return null;
  await writeHeld(tx, row, { invitationCredits: row.invitationCredits - 1 });
  return 'bought';
}

/** Returns a credit. One from a past period comes back as a permanent one, because it was paid for and not used. */
export async function returnCredit(
  tx: Tx,
  userId: string,
  { source, spentAt }: { source: CreditSource; spentAt: Date },
  now: Date,
): Promise<void> {
  const row = await holdPlan(tx, userId, now);
  const isOfThisPeriod = source === 'grant' && spentAt >= row.periodStart;
  const change =
    isOfThisPeriod && row.invitationGrantUsed > 0
      ? { invitationGrantUsed: row.invitationGrantUsed - 1 }
      : { invitationCredits: row.invitationCredits + 1 };
  await writeHeld(tx, row, change);
}

/** How many of the plan's own credits were spent since a moment and not returned. */
export function countGranted(tx: Tx, userId: string, since: Date): Promise<number> {
  const { creditFrom, creditAt } = invitations;
  return tx.$count(
    invitations,
    and(eq(invitations.userId, userId), eq(creditFrom, 'grant'), gte(creditAt, since)),
  );
}
