import { AppError } from '@candor/domain/errors';
import type { Opinion } from '@candor/domain/model/review';
import { audit } from '../../access/audit';
import type { Deps } from '../../deps';
import { type Visit, withOpenShare } from './find-open-share';
import { holdCandidate } from './store/candidates';
import { saveOpinion } from './store/shares';

type OpinionCall = Visit & {
  candidateId: string;
  opinion: Opinion | null;
  requestId: string;
};

/**
 * Notes what the reader of a shortlist thinks of one of its candidates; null takes it back.
 *
 * @throws AppError 404 for a link or candidate that is not there, 410 and 429, see `withOpenShare`.
 */
export async function giveOpinion(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token, ip, candidateId, opinion, requestId }: OpinionCall,
): Promise<void> {
  await withOpenShare(deps, { token, ip }, async (share) => {
    if (!share.candidateIds.includes(candidateId)) throw new AppError('not_found');
    const now = deps.clock.now();
    await deps.db.transaction(async (tx) => {
      await holdCandidate(tx, candidateId);
      await saveOpinion(tx, { shareId: share.id, candidateId }, opinion, now);
      const entry = {
        userId: share.userId,
        actor: { kind: 'visitor', id: null },
        action: 'opinion.changed',
        entity: { type: 'candidate', id: candidateId },
        details: { batch_job_id: share.batchId, share_id: share.id, opinion },
        requestId,
      } as const;
      await audit(tx, entry, now);
    });
  });
}
