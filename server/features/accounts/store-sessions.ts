import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { OpenAt } from '../../access/session-life';
import { hashToken, newToken } from '../../access/token';
import type { Executor } from '../../db/database';
import { sessions } from '../../db/schema';

export type SessionRow = typeof sessions.$inferSelect;

/** Opens a session and returns its id and its token, which is stored nowhere. */
export async function insertSession(
  executor: Executor,
  {
    userId,
    userAgent,
    lastPlace,
    now,
    expiresAt,
  }: {
    userId: string;
    userAgent: string;
    lastPlace: string | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const id = randomUUID();
  await executor.insert(sessions).values({
    id,
    userId,
    tokenHash: hashToken(token),
    userAgent,
    lastPlace,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  return { id, token };
}

/** The account's sessions that are still good, last used first. */
export async function listSessions(
  executor: Executor,
  userId: string,
  { now, usedAfter }: OpenAt,
): Promise<SessionRow[]> {
  return executor
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        and(gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, usedAfter)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
}

/** Ends one session of an account; false when it has no such session. The id may be any text. */
export async function deleteSession(
  executor: Executor,
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await executor
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.id}::text = ${id.toLowerCase()}`))
    .returning({ id: sessions.id });
  return gone.length > 0;
}
