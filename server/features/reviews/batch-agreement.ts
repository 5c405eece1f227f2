import { AppError } from '@candor/domain/errors';
import type { BatchAgreement } from '@candor/domain/model/agreement';
import { agreementOf } from '@candor/domain/rules/agreement';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { findReviewedBatch } from './store/candidates';
import { decidedScores } from './store/decisions';

/** How far what was decided in a batch agrees with the order by score as it is now. Throws AppError 404. */
export async function batchAgreement(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<BatchAgreement> {
  const batch = await findReviewedBatch(db, actor.userId, id);
  if (!batch) throw new AppError('not_found');
  return { batch_job_id: batch.id, ...agreementOf(await decidedScores(db, batch.id)) };
}
