import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { batches, erasureNotices, users } from '../../../db/schema';

/** A batch whose erasure has just been announced, and where its owner gets mail. */
export type Announced = { id: string; recipient: string; scored: number; sample: boolean };

/** Records that ended batches are announced, those of one account together, at most `limit`, and returns them. */
export async function announceEnded(
  tx: Tx,
  endedBefore: Date,
  now: Date,
  limit: number,
): Promise<Announced[]> {
  const due = await tx
    .select({
      id: batches.id,
      recipient: users.emailKey,
      scored: batches.scoredCandidates,
      sample: batches.sample,
    })
    .from(batches)
    .innerJoin(users, eq(users.id, batches.userId))
    .leftJoin(erasureNotices, eq(erasureNotices.batchId, batches.id))
    .where(and(lt(batches.completedAt, endedBefore), isNull(erasureNotices.batchId)))
    .orderBy(asc(batches.userId), asc(batches.seq))
    .limit(limit)
    // Nobody else may announce or erase them until this is written.
    .for('update', { of: batches, skipLocked: true });
  if (due.length === 0) return [];
  await tx.insert(erasureNotices).values(due.map(({ id }) => ({ batchId: id, announcedAt: now })));
  return due;
}

/** What a letter says about announced batches: those that still exist, oldest first. */
export async function announcedBatches(executor: Executor, ids: readonly string[]) {
  return executor
    .select({
      id: batches.id,
      jobTitle: batches.jobTitle,
      scored: batches.scoredCandidates,
      completedAt: batches.completedAt,
      announcedAt: erasureNotices.announcedAt,
    })
    .from(batches)
    .innerJoin(erasureNotices, eq(erasureNotices.batchId, batches.id))
    .where(inArray(batches.id, [...ids]))
    .orderBy(asc(batches.seq));
}

/** What a letter says about a batch that ended; null if it was erased since. */
export async function findEnded(executor: Executor, id: string) {
  const [batch] = await executor
    .select({
      id: batches.id,
      userId: batches.userId,
      status: batches.status,
      jobTitle: batches.jobTitle,
      errorMessage: batches.errorMessage,
      scored: batches.scoredCandidates,
      total: batches.processedCandidates,
    })
    .from(batches)
    .where(eq(batches.id, id));
  return batch ?? null;
}
