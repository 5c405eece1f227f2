import type { BatchJob } from '@candor/domain/model/batch';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { findOwn, lockOwn } from './find-own';
import { presentBatch } from './present';
import { type Asked, recordBatch } from './record';
import { updateBatch } from './store/batch';

type Renaming = Asked & { actor: Actor; id: string; jobTitle: string };

/** Gives a batch another job title. Throws AppError 404. */
export async function renameBatch(
  deps: Deps,
  { actor, requestId, id, jobTitle }: Renaming,
): Promise<BatchJob> {
  const now = deps.clock.now();
  const renamed = await deps.db.transaction(async (tx) => {
    const before = await lockOwn(tx, actor, id);
    await updateBatch(tx, id, { jobTitle, updatedAt: now });
    // The title itself is the account's own text: who changed it is what the log is for.
    if (before.jobTitle !== jobTitle) {
      await recordBatch(tx, { actor, requestId }, 'batch.renamed', before, {}, now);
    }
    return findOwn(tx, actor, id);
  });
  return presentBatch(renamed);
}
