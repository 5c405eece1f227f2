import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { sessions, users } from '../db/schema';
import type { OpenAt } from './session-life';

/**
 * Which of these sessions are still open: not ended, not expired, and not of a suspended account, unless it is for what stays
 * open to that.
 */
export async function openSessions(
  executor: Executor,
  ids: readonly string[],
  { now, usedAfter }: OpenAt,
  evenIfSuspended = false,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, [...ids]),
        and(gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, usedAfter)),
        evenIfSuspended ? undefined : isNull(users.suspendedAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
