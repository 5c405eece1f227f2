import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Db } from '../db/database';
import { sessions, subscriptions, users } from '../db/schema';
import type { Actor } from './actor';
import { type Allowance, activeKeyCount, allowanceOf } from './allowance';
import { roleOf } from './role';
import { hashToken } from './token';

/** Who calls and what their account may do. */
export type Caller = { actor: Actor; allowance: Allowance };

/** Last use is shown to people; once a minute is exact enough and spares a write per call. */
const USE_NOTED_EVERY_MS = 60_000;

/** The caller behind a bearer token; null for a token that is unknown, over or whose account is gone. */
export async function authenticate(
  { db, config }: { db: Db; config: Pick<Config, 'staffEmails'> },
  token: string,
  now: Date,
): Promise<Caller | null> {
  const [found] = await db
    .select({ session: sessions, user: users, subscription: subscriptions, keys: activeKeyCount })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  if (!found) return null;

  const { session, user, subscription, keys } = found;
  if (now.getTime() - session.lastUsedAt.getTime() >= USE_NOTED_EVERY_MS) {
    await noteUse(db, session.id, now);
  }
  return {
    actor: {
      userId: user.id,
      sessionId: session.id,
      emailConfirmed: user.emailConfirmedAt !== null,
      isOauth: user.isOauth,
      isPartner: user.isIntegrationPartner,
      role: roleOf(user, config.staffEmails),
    },
    allowance: allowanceOf(subscription, keys, now),
  };
}

async function noteUse(db: Db, sessionId: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() - USE_NOTED_EVERY_MS);
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`greatest(${sessions.lastUsedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, new Date(due.getTime() + 1))));
}
