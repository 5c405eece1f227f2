import type { PlanInfo } from '@candor/domain/model/plan';
import { type FeatureName, type InputType, PLANS, PlanType } from '@candor/domain/rules/plans';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { type Place, preparedQuery } from '../db/prepared-query';
import { apiKeys, subscriptions } from '../db/schema';

/** What an account may do and how much of it is used, at one moment. null is 'no limit'. */
export type Allowance = {
  plan: PlanType;
  status: PlanInfo['status'];
  candidatesLimit: number | null;
  candidatesUsed: number;
  /** Promised to running batches. */
  candidatesReserved: number;
  /** What new work may still use; never below 0. */
  candidatesRemaining: number | null;
  apiKeyLimit: number | null;
  apiKeysUsed: number;
  maxBatchSize: number | null;
  allowedInputTypes: readonly InputType[];
  features: readonly FeatureName[];
  billingDays: number;
  /** The unused part of what the plan grants for this period, plus what was bought. */
  invitationCredits: number;
  /** How many of the plan's own credits are used in this period. */
  invitationGrantUsed: number;
  trialExpired: boolean;
  /** What ended is not a trial but a plan, which then counts as an expired trial. */
  planEnded: boolean;
  trialEndsAt: Date | null;
  /** Until when a plan stays open after a failed payment; null if none failed. */
  graceEndsAt: Date | null;
  periodStart: Date;
  periodEnd: Date;
};

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Counts the account's active keys in the same statement that reads its subscription. */
export const activeKeyCount = sql<number>`(
  select count(*)::integer from ${apiKeys}
  where ${and(sql`${apiKeys.userId} = ${subscriptions.userId}`, eq(apiKeys.isActive, true))}
)`;

/** What an account may do now; null for one that no longer exists. */
export async function findAllowance(
  executor: Executor,
  userId: string,
  now: Date,
): Promise<Allowance | null> {
  const [found] = await askSubscription(executor, { userId });
  return found ? allowanceOf(found.subscription, found.keys, now) : null;
}

const askSubscription = preparedQuery((executor, at: Place<'userId'>) =>
  executor
    .select({ subscription: subscriptions, keys: activeKeyCount })
    .from(subscriptions)
    .where(eq(subscriptions.userId, at('userId'))),
);

/** What an account may do now. Throws an Error for an account without a subscription, which cannot exist. */
export async function loadAllowance(
  executor: Executor,
  userId: string,
  now: Date,
): Promise<Allowance> {
  const found = await findAllowance(executor, userId, now);
  if (!found) throw new Error(`The account ${userId} has no subscription.`);
  return found;
}

/**
 * Reads a subscription at a moment: the plan's catalogue, overridden by the account's own contract, and the current
 * period.
 */
export function allowanceOf(stored: SubscriptionRow, apiKeysUsed: number, now: Date): Allowance {
  const row = asOf(stored, now);
  const plan = PlanType.parse(row.planType);
  const { allowedInputTypes, features, apiKeyLimit, maxBatchSize } = PLANS[plan];
  const period = periodAt(row, now);
  const { periodStart, periodEnd, candidatesUsed } = period;
  const candidatesLimit = candidatesLimitOf(row);
  const taken = candidatesUsed + row.candidatesReserved;
  const trialExpired = isTrialOver(row, now);
  return {
    plan,
    status: statusOf(row.status, plan, trialExpired),
    candidatesLimit,
    candidatesUsed,
    candidatesReserved: row.candidatesReserved,
    candidatesRemaining: candidatesLimit === null ? null : Math.max(0, candidatesLimit - taken),
    apiKeyLimit: row.apiKeyLimitOverride ?? numberOf(apiKeyLimit),
    apiKeysUsed,
    maxBatchSize: row.maxBatchSizeOverride ?? numberOf(maxBatchSize),
    allowedInputTypes,
    features,
    billingDays: isYearly(row) ? 365 : PLANS[plan].billingDays,
    invitationCredits: row.invitationCredits + grantLeft({ ...row, ...period }, now),
    invitationGrantUsed: period.invitationGrantUsed,
    trialExpired,
    planEnded: trialExpired && hadPlan(stored),
    trialEndsAt: row.trialEndsAt,
    graceEndsAt: row.planType !== 'trial' && row.status === 'past_due' ? row.graceEndsAt : null,
    periodStart,
    periodEnd,
  };
}

/** The limit on candidates per period; null if the contract has no cap. */
export function candidatesLimitOf(row: SubscriptionRow): number | null {
  if (row.candidatesLimitOverride !== null) return row.candidatesLimitOverride;
  const quota = PLANS[PlanType.parse(row.planType)].candidateQuota;
  if (typeof quota === 'number') return quota;
  if (quota === 'custom') return null;
  return isYearly(row) ? quota.yearly : quota.monthly;
}

/** How many of the invitations granted for this row's period are left. An expired trial grants none. */
export function grantLeft(row: SubscriptionRow, now: Date): number {
  if (isTrialOver(row, now)) return 0;
  const grant = PLANS[PlanType.parse(row.planType)].invitationCredits;
  if (grant === 'custom') return 0;
  const given = typeof grant === 'number' ? grant : isYearly(row) ? grant.yearly : grant.monthly;
  return Math.max(0, given - row.invitationGrantUsed);
}

/**
 * The subscription as it counts at a moment. A plan whose payment failed and whose grace period is over, or whose
 * cancellation has taken effect, counts as a trial that ended at the earlier of the two, whether or not the payment
 * provider has said so yet. It stays in the period it ended in, even if nothing was charged in that period.
 */
export function asOf(row: SubscriptionRow, now: Date): SubscriptionRow {
  const ends = [row.endsAt, row.status === 'past_due' ? row.graceEndsAt : null];
  const [over] = ends
    .flatMap((end) => (end && end <= now ? [end] : []))
    .sort((a, b) => a.getTime() - b.getTime());
  if (!over || row.planType === 'trial') return row;
  const lastOpen = new Date(over.getTime() - 1);
  return { ...row, ...periodAt(row, lastOpen), planType: 'trial', trialEndsAt: over };
}

/** Whether a trial has expired. Paid plans do not expire this way. */
export function isTrialOver(
  row: Pick<SubscriptionRow, 'planType' | 'trialEndsAt'>,
  now: Date,
): boolean {
  return row.planType === 'trial' && row.trialEndsAt !== null && row.trialEndsAt <= now;
}

/**
 * Whether a row that counts as a trial is left over from a plan; endings reported by the provider are stored as such
 * a trial.
 */
function hadPlan({ planType, status }: SubscriptionRow): boolean {
  return planType !== 'trial' || status === 'expired';
}

/**
 * The period that contains `now`. A paid plan starts over at the end of its period with nothing used; unused quota
 * does not carry over. A trial has only one period.
 */
export function periodAt(
  row: SubscriptionRow,
  now: Date,
): Pick<SubscriptionRow, 'periodStart' | 'periodEnd' | 'candidatesUsed' | 'invitationGrantUsed'> {
  const { periodStart, periodEnd, candidatesUsed, invitationGrantUsed } = row;
  const length = periodEnd.getTime() - periodStart.getTime();
  if (row.planType === 'trial' || now < periodEnd || length <= 0) {
    return { periodStart, periodEnd, candidatesUsed, invitationGrantUsed };
  }
  const passed = Math.floor((now.getTime() - periodStart.getTime()) / length);
  const start = periodStart.getTime() + passed * length;
  return {
    periodStart: new Date(start),
    periodEnd: new Date(start + length),
    candidatesUsed: 0,
    invitationGrantUsed: 0,
  };
}

/** Longer than any month, shorter than any year: distinguishes the two billing intervals. */
const BETWEEN_MONTH_AND_YEAR_MS = 100 * 86_400_000;

function isYearly({ periodStart, periodEnd }: SubscriptionRow): boolean {
  return periodEnd.getTime() - periodStart.getTime() > BETWEEN_MONTH_AND_YEAR_MS;
}

function statusOf(stored: string, plan: PlanType, trialExpired: boolean): PlanInfo['status'] {
  if (plan === 'trial') return trialExpired ? 'expired' : 'trialing';
  return stored === 'past_due' || stored === 'cancelled' ? stored : 'active';
}

function numberOf(limit: number | 'custom'): number | null {
  return limit === 'custom' ? null : limit;
}
