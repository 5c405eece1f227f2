import { AppError } from '@candor/domain/errors';
import type { Actor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { findReviewedBatch } from './store/candidates';
import { revokeShare, revokeShares } from './store/shares';

/** Closes a link at once and for good. Throws AppError 404, also for one that is closed already. */
export async function unshare(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, share_id: shareId }: { id: string; share_id: string },
  requestId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    const batch = await findReviewedBatch(tx, actor.userId, id);
    if (!batch || !(await revokeShare(tx, batch.id, shareId, now))) {
      throw new AppError('not_found');
    }
    await record(tx, { actor, batchId: batch.id, shareId, requestId }, now);
  });
}

/** Closes every link of a batch at once and for good; where none is open there is nothing to do. Throws AppError 404. */
export async function unshareAll(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    const batch = await findReviewedBatch(tx, actor.userId, id);
    if (!batch) throw new AppError('not_found');
    for (const shareId of await revokeShares(tx, batch.id, now)) {
      await record(tx, { actor, batchId: batch.id, shareId, requestId }, now);
    }
  });
}

type Closed = { actor: Actor; batchId: string; shareId: string; requestId: string };

async function record(tx: Tx, { actor, batchId, shareId, requestId }: Closed, now: Date) {
  const entry = {
    userId: actor.userId,
    actor: doer(actor),
    action: 'share.revoked',
    entity: { type: 'share', id: shareId },
    details: { batch_job_id: batchId },
    requestId,
  } as const;
  await audit(tx, entry, now);
}
