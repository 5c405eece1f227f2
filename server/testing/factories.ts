import { randomUUID } from 'node:crypto';
import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { hashToken, newToken } from '../access/token';
import type { Executor } from '../db/database';
import { sessions, subscriptions, users } from '../db/schema';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-03-02T09:00:00.000Z');

/** An account in the database, with the token of an open session. */
export type TestUser = { id: string; email: string; token: string; sessionId: string };

export type UserWishes = {
  plan?: PlanType;
  used?: number;
  reserved?: number;
  confirmed?: boolean;
  isOauth?: boolean;
  isPartner?: boolean;
  isStaff?: boolean;
  suspended?: boolean;
  /** How a paid plan stands. */
  status?: 'active' | 'past_due' | 'cancelled';
  /** Until when a plan stays open whose payment failed. */
  graceEndsAt?: Date;
  /** When a plan that was cancelled ends. */
  endsAt?: Date;
  email?: string;
  trialEndsAt?: Date;
  periodStart?: Date;
  periodEnd?: Date;
  candidatesLimit?: number;
  /** Credits that stay beyond the period. */
  invitationCredits?: number;
  maxBatchSize?: number;
  apiKeyLimit?: number;
  /** The moment at which the account is made and signs in. */
  now?: Date;
};

/** Makes a confirmed account on the trial, unless the test wishes otherwise. It has no password. */
export async function aUser(db: Executor, wishes: UserWishes = {}): Promise<TestUser> {
  const [user] = await manyUsers(db, 1, wishes);
  if (!user) throw new Error('Nobody was made');
  return user;
}

/** Makes some accounts that differ by their address alone. */
export async function manyUsers(
  db: Executor,
  count: number,
  wishes: UserWishes = {},
): Promise<TestUser[]> {
  const now = wishes.now ?? NOW;
  const people = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, email: wishes.email ?? `person-${id.slice(0, 8)}@example.com` };
  });
  await db.insert(users).values(
    people.map(({ id, email }) => ({
      id,
      email,
      emailKey: email.toLowerCase(),
      fullName: 'Robin Vale',
      emailConfirmedAt: wishes.confirmed === false ? null : now,
      isOauth: wishes.isOauth ?? false,
      isIntegrationPartner: wishes.isPartner ?? false,
      isStaff: wishes.isStaff ?? false,
      suspendedAt: wishes.suspended ? now : null,
      createdAt: now,
    })),
  );
  const subscription = subscriptionOf(wishes);
  await db.insert(subscriptions).values(people.map(({ id }) => ({ userId: id, ...subscription })));
  const signedIn = people.map((one) => ({ ...one, ...newSession(one.id, now) }));
  await db.insert(sessions).values(signedIn.map(({ row }) => row));
  return signedIn.map(({ id, email, token, row }) => ({ id, email, token, sessionId: row.id }));
}

/** How an account stands with its plan. */
export function subscriptionOf(wishes: UserWishes) {
  const plan = wishes.plan ?? 'trial';
  const periodStart = wishes.periodStart ?? wishes.now ?? NOW;
  const planEnd = new Date(periodStart.getTime() + PLANS[plan].billingDays * DAY_MS);
  return {
    planType: plan,
    status: plan === 'trial' ? 'trialing' : (wishes.status ?? 'active'),
    trialEndsAt: plan === 'trial' ? (wishes.trialEndsAt ?? planEnd) : null,
    periodStart,
    periodEnd: wishes.periodEnd ?? planEnd,
    graceEndsAt: wishes.graceEndsAt ?? null,
    endsAt: wishes.endsAt ?? null,
    candidatesUsed: wishes.used ?? 0,
    candidatesReserved: wishes.reserved ?? 0,
    candidatesLimitOverride: wishes.candidatesLimit ?? null,
    invitationCredits: wishes.invitationCredits ?? 0,
    maxBatchSizeOverride: wishes.maxBatchSize ?? null,
    apiKeyLimitOverride: wishes.apiKeyLimit ?? null,
  };
}

/** Signs an account in once more. */
export async function aSession(
  db: Executor,
  userId: string,
  now: Date,
): Promise<{ token: string; sessionId: string }> {
  const { token, row } = newSession(userId, now);
  await db.insert(sessions).values(row);
  return { token, sessionId: row.id };
}

function newSession(userId: string, now: Date) {
  const token = newToken();
  const row = {
    id: randomUUID(),
    userId,
    tokenHash: hashToken(token),
    userAgent: 'test',
    createdAt: now,
    lastUsedAt: now,
    // Further than any test turns its clock, unless it is about sessions.
    expiresAt: new Date(now.getTime() + 400 * DAY_MS),
  };
  return { token, row };
}
