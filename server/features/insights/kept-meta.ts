import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { keptMeta as table } from '../../db/schema';

/** What is kept apart, so that each can be forgotten by itself. */
export type Kind = (typeof table.$inferSelect)['kind'];

/** An answer that may be kept. */
type Keepable = (typeof table.$inferInsert)['answer'];

/** Reads an answer; `success` is false where it was kept by a version that answered otherwise. */
export type Reader<Answer> = {
  safeParse(answer: unknown): { success: true; data: Answer } | { success: false };
};

/** For as long a range that ends now may end then. */
const KEPT_MS = 60 * 60_000;

/** Whose answer it is, and what names it among theirs. */
export type Place = { userId: string; key: string };

/** An answer that was kept and is not too old; null without one. */
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

/** Keeps an answer, and drops those that are too old to be given again. */
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
