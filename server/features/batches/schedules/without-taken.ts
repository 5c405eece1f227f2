import { type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import type { Listing } from '../list-candidates';
import type { BatchRow } from '../store/batch';
import { lockSchedule } from './store';
import { seenBefore } from './store-seen';

type Listed = Extract<Listing, { ok: true }>;
type Scheduled = Pick<BatchRow, 'id' | 'userId' | 'scheduleId'>;

/**
 * What a batch of a schedule has listed, without the documents that another one of it has scored or is about to score: a
 * morning and one that is run again by hand may list at the same time, and a later morning may have scored what is run
 * again. Keeps the schedule locked, so that no other batch of it does the same before the transaction ends.
 */
export async function withoutTaken(tx: Tx, batch: Scheduled, listing: Listed): Promise<Listed> {
  if (batch.scheduleId === null) return listing;
  await lockSchedule(tx, batch.userId, batch.scheduleId);
  const documents = listing.candidates.flatMap(({ sourceEntry }) => sourceEntry ?? []);
  const taken = await takenDocuments(tx, batch, await seenBefore(tx, batch.scheduleId, documents));
  if (taken.size === 0) return listing;
  const candidates = listing.candidates
    .filter(({ sourceEntry }) => sourceEntry === null || !taken.has(sourceEntry))
    .map((one, at) => ({ ...one, ordinal: at + 1 }));
  const { scorable, distinct } = listing;
  const without = listing.candidates.length - candidates.length;
  return {
    ...listing,
    candidates,
    scorable: scorable - without,
    distinct: { ...distinct, documents: distinct.documents - without },
  };
}

/** Whether later batches of its schedule have taken up everybody in an ended batch. */
export async function isAllTaken(executor: Executor, batch: Scheduled): Promise<boolean> {
  if (batch.scheduleId === null) return false;
  const { rows } = await executor.execute<{ taken: boolean | null }>(sql`
    select bool_and(source_entry is not null and source_entry in (${takenBy(batch)})) as taken
    from candidates where batch_id = ${batch.id}`);
  return rows[0]?.taken === true;
}

async function takenDocuments(
  executor: Executor,
  batch: Scheduled,
  documents: readonly string[],
): Promise<ReadonlySet<string>> {
  if (documents.length === 0) return new Set();
  const { rows } = await executor.execute<{ source_entry: string }>(sql`
    select source_entry from (${takenBy(batch)}) as taken
    where source_entry = any(${sql.param(documents)}::text[])`);
  return new Set(rows.map((row) => row.source_entry));
}

/** The documents that other batches of its schedule have scored or are about to score. */
function takenBy({ id, scheduleId }: Scheduled): SQL {
  return sql`
    select c.source_entry from candidates c join batches b on b.id = c.batch_id
    where b.schedule_id = ${scheduleId} and b.id <> ${id}
      and c.state in ('pending', 'scored') and c.source_entry is not null`;
}
