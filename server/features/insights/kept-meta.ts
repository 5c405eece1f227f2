import type { EnhancedMeta } from '@candor/domain/model/meta-analytics';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { keptMeta as table } from '../../db/schema';

/** For as long a range that ends now may end then. */
const KEPT_MS = 60 * 60_000;

/** An answer that was kept and is not too old; null without one. */
export async function keptMeta(
  executor: Executor,
  userId: string,
  key: string,
  now: Date,
): Promise<EnhancedMeta | null> {
  const young = gt(table.computedAt, new Date(now.getTime() - KEPT_MS));
  const [row] = await executor
    .select({ answer: table.answer })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.key, key), young));
  return row?.answer ?? null;
}

/** Keeps an answer, and drops those that are too old to be given again. */
export async function keepMeta(
  executor: Executor,
  userId: string,
  key: string,
  answer: EnhancedMeta,
): Promise<void> {
  const computedAt = new Date(answer.generated_at);
  const tooOld = lt(table.computedAt, new Date(computedAt.getTime() - KEPT_MS));
  await executor.delete(table).where(and(eq(table.userId, userId), tooOld));
  await executor
    .insert(table)
    .values({ userId, key, answer, computedAt })
    .onConflictDoUpdate({ target: [table.userId, table.key], set: { answer, computedAt } });
}

/** Drops all that is kept for an account and answers how much it was. */
export async function removeKept(executor: Executor, userId: string): Promise<number> {
  const gone = await executor.delete(table).where(eq(table.userId, userId));
  return gone.rowCount ?? 0;
}
