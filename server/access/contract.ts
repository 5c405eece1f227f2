import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../db/database';
import { subscriptions, users } from '../db/schema';
import type { AuditDetails } from '../db/schema/audit';
import {
  type Allowance,
  allowanceOf,
  asOf,
  grantLeft,
  loadAllowance,
  periodAt,
  type SubscriptionRow,
} from './allowance';
import { audit } from './audit';

/**
 * What the operator's staff set on an account. Unnamed fields stay; null is the plan's own limit, which on enterprise
 * means no cap.
 */
export type Contract = {
  plan?: PlanType;
  /** The billing interval, which sets the length of a period. Only together with a plan. */
  billing?: 'monthly' | 'yearly';
  candidates?: number | null;
  keys?: number | null;
  batch?: number | null;
  /** How many are left afterwards, including those of the period. */
  invitationCredits?: number;
  partner?: boolean;
  trialEndsAt?: Date;
  /** Whether the address counts as confirmed. */
  confirmed?: boolean;
  suspended?: boolean;
  /** Support staff. Only the operator's command sets it. */
  staff?: boolean;
};

/** Who agreed to it, and why. No staff id means the operator, by command. */
export type AgreedBy = { staffId: string | null; reason: string | null; requestId: string | null };

/** A contract that contradicts itself or the account. `field` names the part that is wrong. */
export class ContractError extends Error {
  readonly field: keyof Contract;

  constructor(field: keyof Contract, message: string) {
    super(message);
    this.name = 'ContractError';
    this.field = field;
  }
}

const DAY_MS = 86_400_000;

/** The id of the account with this address; null for none. */
export async function findAccount(executor: Executor, email: string): Promise<string | null> {
  const key = email.trim().toLowerCase();
  const [user] = await executor.select({ id: users.id }).from(users).where(eq(users.emailKey, key));
  return user?.id ?? null;
}

/** What distinguishes an account besides its plan. */
export async function findFlags(
  executor: Executor,
  userId: string,
): Promise<{ isPartner: boolean; isStaff: boolean; suspendedAt: Date | null }> {
  const [user] = await executor.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`There is no account ${userId}.`);
  const { isIntegrationPartner: isPartner, isStaff, suspendedAt } = user;
  return { isPartner, isStaff, suspendedAt };
}

/**
 * Applies what was agreed and returns what the account may do then. A different plan takes effect at once, in a
 * period that starts now, keeping what was used. The account's rows are locked, so running submissions see it before
 * or after. What was set, the previous values and the reason become an entry of the account's audit log.
 *
 * @throws ContractError for a trial end if there is no trial.
 */
export async function agree(
  tx: Tx,
  userId: string,
  contract: Contract,
  by: AgreedBy,
  now: Date,
): Promise<Allowance> {
  const account = await lockAccount(tx, userId);
  const { plan = asOf(account.row, now).planType, trialEndsAt } = contract;
  if (trialEndsAt !== undefined && plan !== 'trial') {
    throw new ContractError('trialEndsAt', 'Only an account on trial has an end of its trial');
  }
  await setSubscription(tx, account.row, onTrialAgain(contract, account.row), now);
  await setUser(tx, account, contract, now);
  const entry = {
    userId,
    actor: { kind: 'staff', id: by.staffId },
    action: 'contract.changed',
    entity: { type: 'user', id: userId },
    details: {
      ...detailsOf(contract, standingOf(account, now)),
      ...(by.reason !== null && { reason: by.reason }),
    },
    requestId: by.requestId,
  } as const;
  await audit(tx, entry, now);
  return loadAllowance(tx, userId, now);
}

/** A plan that is over counts as an expired trial: extending that trial makes it a trial of its own. */
function onTrialAgain(contract: Contract, row: SubscriptionRow): Contract {
  if (contract.trialEndsAt === undefined || row.planType === 'trial') return contract;
  return { ...contract, plan: 'trial' };
}

type UserRow = typeof users.$inferSelect;
type AccountRows = { user: UserRow; row: SubscriptionRow };

/**
 * The person before the plan, the order in which erasing an account locks them. A submission holds the plan and then
 * refers to the person, which this lock permits.
 */
async function lockAccount(tx: Tx, userId: string): Promise<AccountRows> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .for('update');
  if (!user || !row) throw new Error(`The account ${userId} has no subscription.`);
  return { user, row };
}

async function setSubscription(
  tx: Tx,
  row: SubscriptionRow,
  contract: Contract,
  now: Date,
): Promise<void> {
  const { plan, candidates, keys, batch, invitationCredits, trialEndsAt } = contract;
  const period = {
    ...periodAt(row, now),
    ...(plan !== undefined && planFrom(plan, contract, now)),
    ...(trialEndsAt !== undefined && { trialEndsAt, periodEnd: trialEndsAt }),
  };
  await tx
    .update(subscriptions)
    .set({
      ...period,
      ...(candidates !== undefined && { candidatesLimitOverride: candidates }),
      ...(keys !== undefined && { apiKeyLimitOverride: keys }),
      ...(batch !== undefined && { maxBatchSizeOverride: batch }),
      ...(invitationCredits !== undefined &&
        creditsLeaving(invitationCredits, asOf({ ...row, ...period }, now), now)),
    })
    .where(eq(subscriptions.userId, row.userId));
}

/** This many credits left: as many as the plan grants are the plan's own, the rest outlast the period. */
function creditsLeaving(wanted: number, row: SubscriptionRow, now: Date) {
  const given = grantLeft({ ...row, invitationGrantUsed: 0 }, now);
  const ofPlan = Math.min(wanted, given);
  return { invitationGrantUsed: given - ofPlan, invitationCredits: wanted - ofPlan };
}

async function setUser(
  tx: Tx,
  { user }: AccountRows,
  { partner, confirmed, suspended, staff }: Contract,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({
      id: user.id,
      ...(partner !== undefined && { isIntegrationPartner: partner }),
      ...(confirmed !== undefined && {
        emailConfirmedAt: since(confirmed, user.emailConfirmedAt),
        emailVouchedBy: null,
      }),
      ...(suspended !== undefined && { suspendedAt: since(suspended, user.suspendedAt) }),
      ...(staff !== undefined && { isStaff: staff }),
    })
    .where(eq(users.id, user.id));

  /** A state that already holds keeps the moment since when it has. */
  function since(isSo: boolean, before: Date | null): Date | null {
    return isSo ? (before ?? now) : null;
  }
}

function planFrom(plan: PlanType, { billing = 'monthly' }: Contract, now: Date) {
  const days = billing === 'yearly' ? 365 : PLANS[plan].billingDays;
  const periodEnd = new Date(now.getTime() + days * DAY_MS);
  const isTrial = plan === 'trial';
  return {
    planType: plan,
    status: isTrial ? 'trialing' : 'active',
    trialEndsAt: isTrial ? periodEnd : null,
    periodStart: now,
    periodEnd,
    contractAt: now,
    graceEndsAt: null,
    endsAt: null,
  };
}

type Standing = { readonly [Name in keyof Contract]-?: AuditDetails[string] };

/** The values before a change, in the terms of a contract. */
function standingOf({ user, row }: AccountRows, now: Date): Omit<Standing, 'billing'> {
  return {
    plan: row.planType,
    candidates: row.candidatesLimitOverride,
    keys: row.apiKeyLimitOverride,
    batch: row.maxBatchSizeOverride,
    invitationCredits: allowanceOf(row, 0, now).invitationCredits,
    partner: user.isIntegrationPartner,
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    confirmed: user.emailConfirmedAt !== null,
    suspended: user.suspendedAt !== null,
    staff: user.isStaff,
  };
}

/** Each named field with its new value and, under `before.`, its old one. */
function detailsOf(contract: Contract, before: Omit<Standing, 'billing'>): AuditDetails {
  const named = Object.entries(contract).filter(([, value]) => value !== undefined);
  const was = new Map<string, AuditDetails[string]>(Object.entries(before));
  return Object.fromEntries(
    named.flatMap(([name, value]) => [
      [name, value instanceof Date ? value.toISOString() : value],
      ...(was.has(name) ? [[`before.${name}`, was.get(name)]] : []),
    ]),
  );
}
