import { validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { BatchList, BatchListQuery, RecentBatch } from '@candor/domain/model/batch';
import { pageOf } from '@candor/domain/model/page';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { presentBatch } from './present';
import { isUnfinished, listBatches } from './store/batch';
import { outcomesOf } from './store/figures';

/**
 * The caller's batches, newest first.
 *
 * @throws AppError 400 for a range of days that ends before it starts.
 */
export async function batchList(
  { db }: Deps,
  actor: Actor,
  query: BatchListQuery,
): Promise<BatchList> {
  const { start_date: start, end_date: end } = query;
  if (start && end && end < start) {
    throw validationError([{ field: 'end_date', message: messages.endBeforeStart }]);
  }
  const { rows, total } = await listBatches(db, actor.userId, query);
  return { jobs: rows.map(presentBatch), ...pageOf(total, query) };
}

/** The caller's newest batches with the outcome of those that ended. */
export async function recentBatches(
  { db }: Pick<Deps, 'db'>,
  { userId }: Actor,
  limit: number,
): Promise<RecentBatch[]> {
  const { rows } = await listBatches(db, userId, { skip: 0, limit });
  const ended = rows.filter((row) => !isUnfinished(row));
  const outcomes = await outcomesOf(
    db,
    ended.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...presentBatch(row), outcome: outcomes.get(row.id) ?? null }));
}
