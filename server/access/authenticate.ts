import { and, eq, lte, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Config } from '../config';
import { askPrepared, prepared } from '../db/ask-prepared';
import { combineLookups } from '../db/combine-lookups';
import type { Db } from '../db/database';
import { sessions } from '../db/schema';
import { ACCOUNT_COLUMNS, type AccountRow, accountOf, allowanceOfRow, type Caller } from './caller';
import { networkOf } from './network-of';
import { openAt } from './session-life';
import { hashToken } from './token';

type Found = AccountRow & {
  tokenHash: string;
  sessionId: string;
  expiresAt: Date;
  lastUsedAt: Date;
  provenAt: Date;
};

/**
 * Runs on every call, so it is hand-written and planned once: for each call three rows that are found by their keys.
 */
const FIND = prepared(`
  select s.token_hash as "tokenHash", s.id as "sessionId", s.expires_at as "expiresAt",
    s.last_used_at as "lastUsedAt", coalesce(s.proven_at, s.created_at) as "provenAt", ${ACCOUNT_COLUMNS}
  from sessions s
  join users u on u.id = s.user_id
  join subscriptions p on p.user_id = u.id
  where s.token_hash = any(array(select unnest($1::text[])))`);

const findSession = combineLookups(async (pool: Pool, hashes, _whose: null) => {
  const found = await askPrepared<Found>(pool, FIND, [hashes]);
  return new Map(found.map((row) => [row.tokenHash, row]));
});

/** Last use is shown to people; accuracy to the minute is enough and saves a write per call. */
const USE_NOTED_EVERY_MS = 60_000;

/** The caller behind a bearer token; null for a token that is unknown or expired, or whose account is gone. */
export async function authenticate(
  {
    pool,
    db,
    config,
  }: { pool: Pool; db: Db; config: Pick<Config, 'staffEmails' | 'sessionIdleDays'> },
  { token, ip }: { token: string; ip: string },
  now: Date,
): Promise<Caller | null> {
  const { usedAfter } = openAt(now, config);
  const found = await findSession(pool, null, hashToken(token));
  if (!found || found.expiresAt <= now || found.lastUsedAt <= usedAfter) return null;
  if (now.getTime() - found.lastUsedAt.getTime() >= USE_NOTED_EVERY_MS) {
    await noteUse(db, found.sessionId, { now, ip });
  }
  const { sessionId, provenAt } = found;
  return {
    actor: { ...accountOf(found, config), sessionId, provenAt, apiKeyId: null },
    allowance: allowanceOfRow(found, now),
  };
}

async function noteUse(
  db: Db,
  sessionId: string,
  { now, ip }: { now: Date; ip: string },
): Promise<void> {
  const due = new Date(now.getTime() - USE_NOTED_EVERY_MS);
  await db
    .update(sessions)
    .set({
      lastUsedAt: sql`greatest(${sessions.lastUsedAt}, ${now.toISOString()}::timestamptz)`,
      lastPlace: networkOf(ip),
    })
    .where(and(eq(sessions.id, sessionId), lte(sessions.lastUsedAt, due)));
}
