import type { ReadProblemCode } from '@candor/domain/model/batch';
import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { isUuid } from '../../../db/is-uuid';
import { candidates } from '../../../db/schema';
import { PENDING, type PendingCandidate } from '../store/candidates';

/** A finished candidate, as far as another copy of the document is concerned. */
export type DoneCandidate = PendingCandidate & { unread: boolean };

const CANCELLED: ReadProblemCode = 'cancelled';

/** A candidate of a batch and whether its document could not be read; null for an unknown id. */
export async function findDone(
  executor: Executor,
  batchId: string,
  id: string,
): Promise<DoneCandidate | null> {
  if (!isUuid(id)) return null;
  const [row] = await executor
    .select({ ...PENDING, state: candidates.state, errorCode: candidates.errorCode })
    .from(candidates)
    .where(and(eq(candidates.batchId, batchId), eq(candidates.id, id)));
  if (!row) return null;
  const { state, errorCode, ...candidate } = row;
  return { ...candidate, unread: state === 'failed' && errorCode !== CANCELLED };
}

/** Undoes the failure, so that the candidate can get another outcome. Its document is no longer in the source. */
export async function reopen(
  tx: Tx,
  batchId: string,
  { ordinal }: Pick<PendingCandidate, 'ordinal'>,
  originalFilename: string | null,
): Promise<void> {
  await tx
    .update(candidates)
    .set({
      state: 'pending',
      errorCode: null,
      error: null,
      finishedAt: null,
      originalFilename,
      sourceEntry: null,
      documentText: null,
    })
    .where(and(eq(candidates.batchId, batchId), eq(candidates.ordinal, ordinal)));
}
