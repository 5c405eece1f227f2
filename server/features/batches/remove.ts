import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { lockOwn } from './find-own';
import { deleteBatch, isBlobNeeded, isUnfinished } from './store/batch';

/**
 * Erases an ended batch with its texts, results and file. What it used of the quota stays counted.
 *
 * @throws AppError 404, 409 while it runs.
 */
export async function removeBatch(deps: Deps, actor: Actor, id: string): Promise<void> {
  const blobKey = await deps.db.transaction(async (tx) => {
    const batch = await lockOwn(tx, actor, id);
    if (isUnfinished(batch)) throw new AppError('conflict', { detail: messages.batchRunning });
    await deleteBatch(tx, batch.id);
    const key = batch.blobKey;
    return key !== null && !(await isBlobNeeded(tx, key)) ? key : null;
  });
  // After the commit: a file that outlives its batch is found by the sweep, a batch without its file would be broken.
  if (blobKey !== null) await deps.blobs.delete(blobKey);
}
