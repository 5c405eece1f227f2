import { AppError } from '@candor/domain/errors';
import type { DecisionKind } from '@candor/domain/model/batch';
import { pageOf } from '@candor/domain/model/page';
import type { DecisionList } from '@candor/domain/model/review';
import type { Actor } from '../../access/actor';
import { presentDecision } from '../../access/present-decision';
import type { Deps } from '../../deps';
import { findReviewedBatch } from './store/candidates';
import { listDecisions } from './store/decisions';

type Query = { skip: number; limit: number; decision?: DecisionKind | undefined };

/** What was decided in a batch, the latest first. Throws AppError 404. */
export async function decisionsOfBatch(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  query: Query,
): Promise<DecisionList> {
  const batch = await findReviewedBatch(db, actor.userId, id);
  if (!batch) throw new AppError('not_found');
  const { rows, total } = await listDecisions(db, batch.id, query);
  return { decisions: rows.map(presentDecision), ...pageOf(total, query) };
}
