import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { type Place, preparedQuery } from '../db/prepared-query';
import { rateLimits } from '../db/schema';

/** How often something may happen in a window that starts with the first time. */
export type Rule = { name: string; times: number; windowMs: number };

/** One counter of a rule, for example for one address. */
export type Count = { rule: Rule; subject: string };

/** Keys are digests, so the table reveals neither addresses nor e-mails. */
function keyOf({ rule, subject }: Count): string {
  return `${rule.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/**
 * Counts once more, in a table that all processes share.
 *
 * @returns milliseconds to wait if that was too often, otherwise 0.
 */
export async function countUp(executor: Executor, count: Count, now: Date): Promise<number> {
  const { points, expire } = await add(executor, count, 1, now);
  return points <= count.rule.times ? 0 : Math.max(1, expire - now.getTime());
}

async function add(
  executor: Executor,
  count: Count,
  points: number,
  now: Date,
): Promise<{ points: number; expire: number }> {
  const { windowMs } = count.rule;
  const at = now.getTime();
  const over = sql`${rateLimits.expire} <= ${at}`;
  const [row] = await executor
    .insert(rateLimits)
    .values({ key: keyOf(count), points, expire: at + windowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${over} then ${points}::integer else ${rateLimits.points} + ${points}::integer end`,
        expire: sql`case when ${over} then ${at + windowMs} else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, expire: rateLimits.expire });
  return { points: row?.points ?? points, expire: row?.expire ?? at + windowMs };
}

/**
 * Takes up to `wanted` from what is left of a window, for a process that then counts by itself.
 *
 * @returns how many it may count, and when the window ends (milliseconds since 1970).
 */
export async function take(
  executor: Executor,
  count: Count,
  wanted: number,
  now: Date,
): Promise<{ granted: number; until: number }> {
  const { times } = count.rule;
  const { points, expire } = await add(executor, count, wanted, now);
  // A process granted less took what was left: anything counted beyond the limit belongs to nobody.
  return { granted: Math.max(0, Math.min(wanted, times - (points - wanted))), until: expire };
}

/** When the window of a counter ends, in milliseconds since 1970; null if nothing was counted. */
export async function countedUntil(
  executor: Executor,
  count: Count,
  now: Date,
): Promise<number | null> {
  return (await countedSoFar(executor, count, now))?.expire ?? null;
}

/** How often something was counted in a window, and when that ends; null if nothing was. */
export async function countedSoFar(
  executor: Executor,
  count: Count,
  now: Date,
): Promise<{ points: number; expire: number } | null> {
  const [row] = await askCounted(executor, { key: keyOf(count), now: now.getTime() });
  return row?.expire ? { points: row.points, expire: row.expire } : null;
}

const askCounted = preparedQuery((executor, at: Place<'key' | 'now'>) =>
  executor
    .select({ points: rateLimits.points, expire: rateLimits.expire })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, at('key')), gt(rateLimits.expire, at('now')))),
);

/** Resets counters. */
export async function forget(executor: Executor, counts: readonly Count[]): Promise<void> {
  await executor.delete(rateLimits).where(inArray(rateLimits.key, counts.map(keyOf)));
}

/** Removes counters whose window has passed. */
export async function clearPassedCounts(executor: Executor, now: Date): Promise<void> {
  await executor.delete(rateLimits).where(lte(rateLimits.expire, now.getTime()));
}
