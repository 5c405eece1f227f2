import { AppError } from '@candor/domain/errors';
import type { Actor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import type { Deps } from '../../deps';
import { findReviewedBatch } from './store/candidates';
import { revokeShare } from './store/shares';

/** Closes a link at once and for good. Throws AppError 404, also for one that is closed already. */
export async function unshare(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, share_id: shareId }: { id: string; share_id: string },
  requestId: string,
): Promise<void> {
  const { userId } = actor;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const batch = await findReviewedBatch(tx, userId, id);
    if (!batch || !(await revokeShare(tx, batch.id, shareId, now))) {
      throw new AppError('not_found');
    }
    const entry = {
      userId,
      actor: doer(actor),
      action: 'share.revoked',
      entity: { type: 'share', id: shareId },
      details: { batch_job_id: batch.id },
      requestId,
    } as const;
    await audit(tx, entry, now);
  });
}
