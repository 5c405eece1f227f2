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
  const expire = now.getTime() + windowMs;
  const [row] = await askAdded(executor, {
    key: keyOf(count),
    points,
    expire,
    now: now.getTime(),
  });
  return { points: row?.points ?? points, expire: row?.expire ?? expire };
}

const askAdded = preparedQuery((executor, at: Place<'key' | 'points' | 'expire' | 'now'>) => {
  const over = sql`${rateLimits.expire} <= ${at('now')}`;
  const points = sql`${at('points')}::integer`;
  return executor
    .insert(rateLimits)
    .values({ key: at('key'), points: at('points'), expire: at('expire') })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${over} then ${points} else ${rateLimits.points} + ${points} end`,
        expire: sql`case when ${over} then ${at('expire')} else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, expire: rateLimits.expire });
});

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
