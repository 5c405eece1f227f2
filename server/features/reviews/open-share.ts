import { AppError } from '@candor/domain/errors';
import type { SharedShortlist } from '@candor/domain/model/review';
import { audit } from '../../access/audit';
import type { Deps } from '../../deps';
import { type Visit, withOpenShare } from './find-open-share';
import { presentShared } from './present-shared';
import type { ReviewSources } from './review-sources';
import { findReviewedBatch } from './store/candidates';
import { noteOpened, opinionsOf, type ShareRow } from './store/shares';

/**
 * The current shortlist behind a link, for somebody without an account.
 *
 * @throws AppError 404, 410 and 429, see `withOpenShare`.
 */
export async function openShare(
  deps: Pick<Deps, 'db' | 'clock'>,
  sources: ReviewSources,
  { token, ip, requestId }: Visit & { requestId: string },
): Promise<SharedShortlist> {
  return withOpenShare(deps, { token, ip }, async (share) => {
    const { userId, batchId, candidateIds } = share;
    const batch = await findReviewedBatch(deps.db, userId, batchId);
    if (!batch) throw new AppError('not_found');
    await recordVisit(deps, share, requestId);
    const candidates = await sources.scoredCandidates(userId, batchId, candidateIds);
    const opinions = await opinionsOf(deps.db, [share.id]);
    return {
      job_title: batch.jobTitle,
      shared_by: batch.owner,
      expires_at: share.expiresAt.toISOString(),
      names_shown: share.showNames,
      candidates: presentShared(candidates, share, opinions),
    };
  });
}

async function recordVisit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, userId, batchId }: ShareRow,
  requestId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await noteOpened(tx, id, now))) return;
    const entry = {
      userId,
      actor: { kind: 'visitor', id: null },
      action: 'share.opened',
      entity: { type: 'share', id },
      details: { batch_job_id: batchId },
      requestId,
    } as const;
    await audit(tx, entry, now);
  });
}
