import { AppError } from '@candor/domain/errors';
import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { isUuid } from '../../../db/is-uuid';
import { batches, candidates, users } from '../../../db/schema';

/** What is on screen when somebody decides. */
export type SeenCandidate = {
  batchId: string;
  candidateId: string;
  score: number | null;
  engineVersion: string;
};

/** A candidate of an account's batch; null for an unknown one and for another account's alike. */
export async function findSeen(
  executor: Executor,
  userId: string,
  batchId: string,
  candidateId: string,
): Promise<SeenCandidate | null> {
  if (!isUuid(batchId) || !isUuid(candidateId)) return null;
  const [row] = await executor
    .select({
      batchId: batches.id,
      candidateId: candidates.id,
      score: candidates.score,
      engineVersion: batches.engineVersion,
    })
    .from(candidates)
    .innerJoin(batches, eq(batches.id, candidates.batchId))
    .where(
      and(eq(candidates.id, candidateId), eq(batches.id, batchId), eq(batches.userId, userId)),
    );
  return row ?? null;
}

/**
 * Prevents a candidate from being erased until the transaction ends, so that no statement about somebody outlives
 * them.
 *
 * @throws AppError 404 for one that is gone.
 */
export async function holdCandidate(tx: Tx, candidateId: string): Promise<void> {
  const held = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
    .for('key share');
  if (held.length === 0) throw new AppError('not_found');
}

/** A batch of an account and whose it is; null for an unknown id and for another account's alike. */
export async function findReviewedBatch(executor: Executor, userId: string, batchId: string) {
  if (!isUuid(batchId)) return null;
  const [row] = await executor
    .select({ id: batches.id, jobTitle: batches.jobTitle, owner: users.fullName })
    .from(batches)
    .innerJoin(users, eq(users.id, batches.userId))
    .where(and(eq(batches.id, batchId), eq(batches.userId, userId)));
  return row ?? null;
}
