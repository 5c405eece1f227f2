import { and, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { sessions } from '../db/schema';

/** Which of these sessions are still open: neither ended by anybody nor expired. */
export async function openSessions(
  executor: Executor,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}
