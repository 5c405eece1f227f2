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
  const { trialEndsAt } = allowance;
  // A contract does not stop what somebody pays: the operator has to see it.
  const interval = isPaying(paying) ? paying.interval : null;
  const lines: [name: string, value: string | null][] = [
    ['Account', userId],
    ['Plan', `${allowance.plan}, ${allowance.status}`],
    ['Candidates', `${allowance.candidatesUsed} of ${words(allowance.candidatesLimit)} used`],
    ['API keys', `${allowance.apiKeysUsed} of ${words(allowance.apiKeyLimit)} used`],
    ['Largest batch', words(allowance.maxBatchSize)],
    ['Credits', String(allowance.invitationCredits)],
    ['Period', `${day(allowance.periodStart)} to ${day(allowance.periodEnd)}`],
    ['Trial', trialEndsAt && `until ${trialEndsAt.toISOString()}`],
    ['Payments', interval && `Stripe charges by the ${interval}`],
    ['Partner', isPartner ? 'yes' : null],
    ['Staff', isStaff ? 'yes' : null],
    ['Suspended', suspendedAt && `since ${suspendedAt.toISOString()}`],
  ];
  const shown = lines.filter(([, value]) => value !== null);
  return shown.map(([name, value]) => `${name.padEnd(14)} ${value}`).join('\n');
}

const words = (limit: number | null) => (limit === null ? 'no cap' : String(limit));
const day = (date: Date) => date.toISOString().slice(0, 10);
