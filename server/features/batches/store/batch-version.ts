import type { Pool } from 'pg';
import { askPrepared, prepared } from '../../../db/ask-prepared';
import { combineLookups } from '../../../db/combine-lookups';
import { isUuid } from '../../../db/is-uuid';
import type { BatchRow } from './batch';

/** A state of a batch: any change to its results changes one of these. */
export type BatchVersion = Pick<BatchRow, 'id' | 'status' | 'updatedAt'> & {
  /** Increases with each decision about its people. */
  decisionsRevision: string;
};

/** Queried with every page of results, so it is hand-written and planned once. */
const FIND = prepared(`
  select b.id, b.status, b.updated_at as "updatedAt",
    (select coalesce(sum(d.revision), 0) from decisions d where d.batch_id = b.id) as "decisionsRevision"
  from batches b
  where b.id = any(array(select unnest($1::uuid[]))) and b.user_id = $2`);

const askVersion = combineLookups(async (pool: Pool, ids, userId: string) => {
  const found = await askPrepared<BatchVersion>(pool, FIND, [ids, userId]);
  return new Map(found.map((version) => [version.id, version]));
});

/** The state of a batch of this account; null for an unknown or foreign id. */
export async function findBatchVersion(
  pool: Pool,
  userId: string,
  id: string,
): Promise<BatchVersion | null> {
  if (!isUuid(id)) return null;
  return askVersion(pool, userId, id.toLowerCase());
}
