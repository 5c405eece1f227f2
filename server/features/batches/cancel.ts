import { AppError } from '@candor/domain/errors';
import type { BatchJob } from '@candor/domain/model/batch';
import { serverMessages } from '@candor/domain/server-messages';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { fillWindow, holdGroups } from '../../jobs/store';
import { endBatch } from './end-batch';
import { findOwn, lockOwn } from './find-own';
import { presentBatch } from './present';
import { recordBatch } from './record';
import { isUnfinished } from './store/batch';
import { cancelPending } from './store/candidates';

type Cancellation = { actor: Actor; id: string; requestId: string };

/**
 * Stops a batch: what was scored stays, charged; the rest is listed as cancelled, its reservation is released, and
 * workers still on it write nothing any more.
 *
 * @throws AppError 404, 409 if it has already ended.
 */
export async function cancelBatch(
  deps: Deps,
  { actor, id, requestId }: Cancellation,
): Promise<BatchJob> {
  const cancelled = await deps.db.transaction(async (tx) => {
    // Groups before their batch, the order in which workers settle: a worker that is settling one finishes first.
    await holdGroups(tx, (await findOwn(tx, actor, id)).id);
    const batch = await lockOwn(tx, actor, id);
    if (!isUnfinished(batch)) throw new AppError('conflict', { detail: serverMessages.batchEnded });
    const now = deps.clock.now();
    await cancelPending(tx, batch.id, now);
    await endBatch(tx, batch, { status: 'cancelled', errorMessage: null }, now);
    await fillWindow(tx, actor.userId);
    const cancelled = await findOwn(tx, actor, id);
    const details = { candidates_charged: cancelled.chargedCandidates };
    await recordBatch(tx, { actor, requestId }, 'batch.cancelled', cancelled, details, now);
    return cancelled;
  });
  return presentBatch(cancelled);
}
