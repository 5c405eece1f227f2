import type { reviews } from '@candor/domain/api/reviews';
import { AppError, validationError } from '@candor/domain/errors';
import { audit, doer } from '../../access/audit';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import type { ReviewSources } from './review-sources';
import { findSeen, holdCandidate } from './store/candidates';
import { insertFeedback } from './store/feedback';

type FeedbackCall = Pick<Call<typeof reviews.feedback>, 'actor' | 'params' | 'body' | 'requestId'>;

/**
 * Keeps that the evidence of a requirement is wrong, or that some was missed. The score stays.
 *
 * @throws AppError 404, 400 for a requirement that the candidate's match does not have.
 */
export async function giveFeedback(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sources: ReviewSources,
  { actor, params, body, requestId }: FeedbackCall,
): Promise<void> {
  const { userId } = actor;
  const seen = await findSeen(db, userId, params.id, params.cid);
  if (!seen) throw new AppError('not_found');
  const [shown] = await sources.scoredCandidates(userId, seen.batchId, [seen.candidateId]);
  if (!shown?.match.requirements.some(({ id }) => id === body.requirement_id)) {
    throw validationError([{ field: 'requirement_id', message: UNKNOWN_REQUIREMENT }]);
  }
  const { batchId, candidateId, engineVersion } = seen;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await holdCandidate(tx, candidateId);
    const id = await insertFeedback(tx, {
      batchId,
      candidateId,
      engineVersion,
      givenBy: userId,
      createdAt: now,
      requirementId: body.requirement_id,
      kind: body.kind,
      note: body.note ?? null,
    });
    const entry = {
      userId,
      actor: doer(actor),
      action: 'feedback.given',
      entity: { type: 'candidate', id: candidateId },
      details: { batch_job_id: batchId, feedback_id: id, kind: body.kind },
      requestId,
    } as const;
    await audit(tx, entry, now);
  });
}

const UNKNOWN_REQUIREMENT = 'This match has no such requirement.';
