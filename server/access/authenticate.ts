import { and, eq, lte, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Config } from '../config';
import type { Db } from '../db/database';
import { sessions } from '../db/schema';
import type { Actor } from './actor';
import { type Allowance, allowanceOf, type SubscriptionRow } from './allowance';
import { roleOf } from './role';
import { hashToken } from './token';

/** Who calls and what their account may do. */
export type Caller = { actor: Actor; allowance: Allowance };

type Found = SubscriptionRow & {
  sessionId: string;
  lastUsedAt: Date;
  emailKey: string;
  emailConfirmedAt: Date | null;
  isOauth: boolean;
  isPartner: boolean;
  apiKeysUsed: number;
};

/** Runs on every call, so it is written by hand: one statement, three rows found by their keys. */
const FIND = `
  select
    s.id as "sessionId", s.last_used_at as "lastUsedAt",
    u.email_key as "emailKey", u.email_confirmed_at as "emailConfirmedAt",
    u.is_oauth as "isOauth", u.is_integration_partner as "isPartner",
    p.user_id as "userId", p.plan_type as "planType", p.status, p.trial_ends_at as "trialEndsAt",
    p.period_start as "periodStart", p.period_end as "periodEnd",
    p.candidates_limit_override as "candidatesLimitOverride",
    p.api_key_limit_override as "apiKeyLimitOverride",
    p.max_batch_size_override as "maxBatchSizeOverride",
    p.candidates_used as "candidatesUsed", p.candidates_reserved as "candidatesReserved",
    p.invitation_credits as "invitationCredits",
    (select count(*)::integer from api_keys k where k.user_id = u.id and k.is_active) as "apiKeysUsed"
  from sessions s
  join users u on u.id = s.user_id
  join subscriptions p on p.user_id = u.id
  where s.token_hash = $1 and s.expires_at > $2`;

/** Last use is shown to people; once a minute is exact enough and spares a write per call. */
const USE_NOTED_EVERY_MS = 60_000;

/** The caller behind a bearer token; null for a token that is unknown, over or whose account is gone. */
export async function authenticate(
  { pool, db, config }: { pool: Pool; db: Db; config: Pick<Config, 'staffEmails'> },
  token: string,
  now: Date,
): Promise<Caller | null> {
  const { rows } = await pool.query<Found>(FIND, [hashToken(token), now]);
  const [found] = rows;
  if (!found) return null;
  if (now.getTime() - found.lastUsedAt.getTime() >= USE_NOTED_EVERY_MS) {
    await noteUse(db, found.sessionId, now);
  }
  return {
    actor: {
      userId: found.userId,
      sessionId: found.sessionId,
      emailConfirmed: found.emailConfirmedAt !== null,
      isOauth: found.isOauth,
      isPartner: found.isPartner,
      role: roleOf(found, config.staffEmails),
    },
    allowance: allowanceOf(found, found.apiKeysUsed, now),
  };
}

async function noteUse(db: Db, sessionId: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() - USE_NOTED_EVERY_MS);
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`greatest(${sessions.lastUsedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(sessions.id, sessionId), lte(sessions.lastUsedAt, due)));
}
