import type { BatchJob } from '@candor/domain/model/batch';
import { type BatchStatus, batchStatusOf } from '@candor/domain/rules/batch-status';
import type { Deps } from '../../deps';
import { presentBatch } from './present';
import { batchVersions, findBatches } from './store/batch';

/** Batches that changed before this many others of their account are not watched. */
const WATCHED = 200;

/** When a batch last changed, without reading it. */
export type BatchVersion = { id: string; status: BatchStatus; updatedAt: Date };

/** The account's batches that changed recently, latest first. */
export async function latelyChanged(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<BatchVersion[]> {
  const rows = await batchVersions(db, userId, WATCHED);
  return rows.map((row) => ({ ...row, status: batchStatusOf(row.status) }));
}

/** These batches of an account as `status` returns them, in any order; those that no longer exist are left out. */
export async function batchesNow(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  ids: readonly string[],
): Promise<BatchJob[]> {
  return (await findBatches(db, userId, ids)).map(presentBatch);
}
