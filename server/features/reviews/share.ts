import type { reviews } from '@candor/domain/api/reviews';
import { AppError, validationError } from '@candor/domain/errors';
import type { CreatedShare } from '@candor/domain/model/review';
import { audit, doer } from '../../access/audit';
import { newToken } from '../../access/token';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { presentShare } from './present';
import type { ReviewSources } from './review-sources';
import { findReviewedBatch } from './store/candidates';
import { insertShare } from './store/shares';

const DAY_MS = 86_400_000;

type ShareCall = Pick<Call<typeof reviews.share>, 'actor' | 'params' | 'body' | 'requestId'>;

/**
 * Makes a link to chosen candidates of a batch. Its address is answered here and nowhere else: the token is stored hashed.
 *
 * @throws AppError 404, 400 for candidates that are not of this batch or have no score.
 */
export async function shareCandidates(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  sources: ReviewSources,
  { actor, params, body, requestId }: ShareCall,
): Promise<CreatedShare> {
  const { userId } = actor;
  const batch = await findReviewedBatch(deps.db, userId, params.id);
  if (!batch) throw new AppError('not_found');
  const candidateIds = [...new Set(body.candidate_ids)];
  const scored = await sources.scoredCandidates(userId, batch.id, candidateIds);
  if (scored.length < candidateIds.length) {
    throw validationError([{ field: 'candidate_ids', message: NOT_SCORED }]);
  }
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + body.expires_in_days * DAY_MS);
  const token = newToken();
  const share = await deps.db.transaction(async (tx) => {
    const made = await insertShare(tx, token, {
      batchId: batch.id,
      userId,
      candidateIds,
      showNames: body.show_names,
      expiresAt,
      createdAt: now,
    });
    const entry = {
      userId,
      actor: doer(actor),
      action: 'share.created',
      entity: { type: 'share', id: made.id },
      details: {
        batch_job_id: batch.id,
        candidates: candidateIds.length,
        show_names: made.showNames,
        expires_at: expiresAt.toISOString(),
      },
      requestId,
    } as const;
    await audit(tx, entry, now);
    return made;
  });
  return { ...presentShare(share, []), share_url: `${deps.config.publicUrl}/share/${token}` };
}

const NOT_SCORED = 'Only scored candidates of this batch can be shared.';
