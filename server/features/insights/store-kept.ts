import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { keptMeta as table } from '../../db/schema';

/** What is cached separately, so that each can be dropped on its own. */
export type Kind = (typeof table.$inferSelect)['kind'];

/** An answer that may be cached. */
type Keepable = (typeof table.$inferInsert)['answer'];

/** Parses an answer; `success` is false if a version with another format cached it. */
export type Reader<Answer> = {
  safeParse(answer: unknown): { success: true; data: Answer } | { success: false };
};

/** A range that ends now may still end now for this long. */
const KEPT_MS = 60 * 60_000;

/** Whose answer it is, and its key. */
export type Place = { userId: string; key: string };

/** A cached answer that is not too old; null without one. */
export async function kept<Answer>(
  executor: Executor,
  reader: Reader<Answer>,
  { userId, key }: Place,
  now: Date,
): Promise<Answer | null> {
  const young = gt(table.computedAt, new Date(now.getTime() - KEPT_MS));
  const [row] = await executor
    .select({ answer: table.answer })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.key, key), young));
  const read = row && reader.safeParse(row.answer);
  return read?.success ? read.data : null;
}

/** Caches an answer, and drops those too old to be reused. */
export async function keep(
  executor: Executor,
  kind: Kind,
  { userId, key }: Place,
  answer: Keepable,
): Promise<void> {
  const computedAt = new Date(answer.generated_at);
  const tooOld = lt(table.computedAt, new Date(computedAt.getTime() - KEPT_MS));
  await executor.delete(table).where(and(eq(table.userId, userId), tooOld));
  await executor
    .insert(table)
    .values({ userId, key, kind, answer, computedAt })
    .onConflictDoUpdate({ target: [table.userId, table.key], set: { answer, computedAt } });
}

/** Drops all of a kind that is kept for an account and answers how much it was. */
export async function removeKept(executor: Executor, userId: string, kind: Kind): Promise<number> {
  const gone = await executor
    .delete(table)
    .where(and(eq(table.userId, userId), eq(table.kind, kind)));
  return gone.rowCount ?? 0;
}
