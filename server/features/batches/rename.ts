import type { BatchJob } from '@candor/domain/model/batch';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { findOwn, lockOwn } from './find-own';
import { presentBatch } from './present';
import { updateBatch } from './store/batch';

/** Gives a batch another job title. Throws AppError 404. */
export async function renameBatch(
  deps: Deps,
  actor: Actor,
  id: string,
  jobTitle: string,
): Promise<BatchJob> {
  const renamed = await deps.db.transaction(async (tx) => {
    await lockOwn(tx, actor, id);
    await updateBatch(tx, id, { jobTitle: jobTitle, updatedAt: deps.clock.now() });
    return findOwn(tx, actor, id);
  });
  return presentBatch(renamed);
}
