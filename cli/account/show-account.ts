import { loadAllowance } from '@candor/server/access/allowance';
import {
  type AgreedBy,
  agree,
  type Contract,
  findAccount,
  findFlags,
} from '@candor/server/access/contract';
import type { Db } from '@candor/server/db/database';
import { findBilling, isPaying } from '@candor/server/features/billing/store';

/** The operator on the machine: not a staff member, and the command asks for no reason. */
const OPERATOR: AgreedBy = { staffId: null, reason: null, requestId: null };

/**
 * Applies what was agreed, if anything, and returns what the account may do as lines; null for an unknown address.
 */
export async function showAccount(
  db: Db,
  email: string,
  contract: Contract,
  now: Date,
): Promise<string | null> {
  const userId = await findAccount(db, email);
  if (userId === null) return null;
  const isAgreed = Object.values(contract).some((value) => value !== undefined);
  const allowance = isAgreed
    ? await db.transaction((tx) => agree(tx, userId, contract, OPERATOR, now))
    : await loadAllowance(db, userId, now);
  const { isPartner, isStaff, suspendedAt } = await findFlags(db, userId);
  const paying = await findBilling(db, userId);
  const lines: [string, string][] = [
    ['Account', userId],
    ['Plan', `${allowance.plan}, ${allowance.status}`],
    ['Candidates', `${allowance.candidatesUsed} of ${words(allowance.candidatesLimit)} used`],
    ['API keys', `${allowance.apiKeysUsed} of ${words(allowance.apiKeyLimit)} used`],
    ['Largest batch', words(allowance.maxBatchSize)],
    ['Credits', String(allowance.invitationCredits)],
    ['Period', `${day(allowance.periodStart)} to ${day(allowance.periodEnd)}`],
    ...(allowance.trialEndsAt
      ? [['Trial', `until ${allowance.trialEndsAt.toISOString()}`] as [string, string]]
      : []),
    // A contract does not stop what somebody pays: the operator has to see it.
    ...(isPaying(paying) && paying.interval
      ? [['Payments', `Stripe charges by the ${paying.interval}`] as [string, string]]
      : []),
    ...(isPartner ? [['Partner', 'yes'] as [string, string]] : []),
    ...(isStaff ? [['Staff', 'yes'] as [string, string]] : []),
    ...(suspendedAt
      ? [['Suspended', `since ${suspendedAt.toISOString()}`] as [string, string]]
      : []),
  ];
  return lines.map(([name, value]) => `${name.padEnd(14)} ${value}`).join('\n');
}

const words = (limit: number | null) => (limit === null ? 'no cap' : String(limit));
const day = (date: Date) => date.toISOString().slice(0, 10);
