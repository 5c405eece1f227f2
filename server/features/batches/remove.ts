import { AppError } from '@candor/domain/errors';
import { serverMessages } from '@candor/domain/server-messages';
import type { Actor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { deleteBlobs } from '../../delete-blobs';
import type { Deps } from '../../deps';
import { lockOwn } from './find-own';
import { deleteBatch, isUnfinished } from './store/batch';
import { isBlobNeeded } from './store/retention';

type Removal = { actor: Actor; id: string; requestId: string };

/**
 * Erases an ended batch with its texts, results and file. The quota it used stays counted, and the log keeps the
 * deletion.
 *
 * @throws AppError 404, 409 while it runs.
 */
export async function removeBatch(deps: Deps, { actor, id, requestId }: Removal): Promise<void> {
  const blobKey = await deps.db.transaction(async (tx) => {
    const batch = await lockOwn(tx, actor, id);
    if (isUnfinished(batch))
      throw new AppError('conflict', { detail: serverMessages.batchRunning });
    await deleteBatch(tx, batch.id);
    const key = batch.blobKey;
    const unneeded = key !== null && !(await isBlobNeeded(tx, key)) ? key : null;
    const entry = {
      userId: actor.userId,
      actor: doer(actor),
      requestId,
      action: 'batch.removed',
      entity: { type: 'batch', id: batch.id },
      details: { candidates: batch.totalCandidates },
    } as const;
    await audit(tx, entry, deps.clock.now());
    return unneeded;
  });
  // After the commit: a file that outlives its batch is found by the sweep, a batch without its file would be broken.
  if (blobKey !== null) await deleteBlobs(deps, [blobKey]);
}
