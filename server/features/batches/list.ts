import type { BatchJob, BatchList, BatchListQuery } from '@candor/domain/model/batch';
import { pageOf } from '@candor/domain/model/page';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { presentBatch } from './present';
import { listBatches } from './store/batch';

/** The caller's batches, newest first. */
export async function batchList(
  { db }: Deps,
  actor: Actor,
  query: BatchListQuery,
): Promise<BatchList> {
  const { rows, total } = await listBatches(db, actor.userId, query);
  return { jobs: rows.map(presentBatch), ...pageOf(total, query) };
}

/** The caller's newest batches. */
export async function recentBatches(deps: Deps, actor: Actor, limit: number): Promise<BatchJob[]> {
  const { jobs } = await batchList(deps, actor, { skip: 0, limit });
  return jobs;
}
