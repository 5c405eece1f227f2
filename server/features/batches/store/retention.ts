import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { allowLongStatements } from '../../../db/allow-long-statements';
import type { Executor, Tx } from '../../../db/database';
import { batches, erasureNotices } from '../../../db/schema';

/** Whether any batch still needs a stored file: a rerun shares the file of the batch it repeats. */
export async function isBlobNeeded(executor: Executor, blobKey: string): Promise<boolean> {
  return (await executor.$count(batches, eq(batches.blobKey, blobKey))) > 0;
}

/** Which of these files belong to a batch. */
export async function neededBlobs(
  executor: Executor,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await executor
    .select({ key: batches.blobKey })
    .from(batches)
    .where(inArray(batches.blobKey, [...keys]));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** Ended batches whose file, or connection to their source, may be deleted, oldest first. */
export async function batchesWithOldFiles(executor: Executor, endedBefore: Date, limit: number) {
  return executor
    .select({ id: batches.id, blobKey: batches.blobKey })
    .from(batches)
    .where(
      and(
        lt(batches.completedAt, endedBefore),
        or(isNotNull(batches.blobKey), isNotNull(batches.sourceConfigSealed)),
      ),
    )
    .orderBy(batches.completedAt)
    .limit(limit);
}

/** Deletes the references of these batches to stored files and connected sources. */
export async function forgetFiles(executor: Executor, ids: readonly string[]): Promise<void> {
  await executor
    .update(batches)
    .set({ blobKey: null, sourceConfigSealed: null })
    .where(inArray(batches.id, [...ids]));
}

/**
 * Erases batches that ended and were announced before two moments, oldest first, and returns them: about this many
 * candidates, but at least one batch.
 */
export async function eraseOldBatches(
  tx: Tx,
  { endedBefore, announcedBefore }: { endedBefore: Date; announcedBefore: Date },
  candidates: number,
) {
  await allowLongStatements(tx);
  const before = sql<number>`coalesce(sum(${batches.totalCandidates}) over (
    order by ${batches.completedAt}, ${batches.id} rows between unbounded preceding and 1 preceding), 0)`;
  const due = tx
    .select({ id: batches.id, before: before.as('before') })
    .from(batches)
    .innerJoin(erasureNotices, eq(erasureNotices.batchId, batches.id))
    .where(
      and(lt(batches.completedAt, endedBefore), lt(erasureNotices.announcedAt, announcedBefore)),
    )
    .as('due');
  const portion = tx.select({ id: due.id }).from(due).where(lt(due.before, candidates));
  return tx
    .delete(batches)
    .where(inArray(batches.id, portion))
    .returning({ id: batches.id, blobKey: batches.blobKey });
}
