import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { type Place, preparedQuery } from '../db/prepared-query';
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
  const rows = await askOpen(executor, {
    ids: [...ids],
    now: now.toISOString(),
    usedAfter: usedAfter.toISOString(),
    evenIfSuspended,
  });
  return new Set(rows.map(({ id }) => id));
}

const askOpen = preparedQuery(
  (executor, at: Place<'ids' | 'now' | 'usedAfter' | 'evenIfSuspended'>) =>
    executor
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          sql`${sessions.id} = any(${at('ids')}::uuid[])`,
          and(gt(sessions.expiresAt, at('now')), gt(sessions.lastUsedAt, at('usedAfter'))),
          or(sql`${at('evenIfSuspended')}::boolean`, isNull(users.suspendedAt)),
        ),
      ),
);
