import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import type { BatchRow } from '../store/batch';

type Scheduled = Pick<BatchRow, 'id' | 'scheduleId'>;

/** Whether other batches of its schedule have taken up everybody in an ended batch. */
export async function isAllTaken(executor: Executor, batch: Scheduled): Promise<boolean> {
  if (batch.scheduleId === null) return false;
  const { rows } = await executor.execute<{ taken: boolean | null }>(sql`
    select bool_and(source_entry is not null and source_entry in (${takenBy(batch)})) as taken
    from candidates where batch_id = ${batch.id}`);
  return rows[0]?.taken === true;
}

/** Those of these documents that another batch of its schedule, or one that follows it, has scored or is about to score. */
export async function takenDocuments(
  executor: Executor,
  batch: Scheduled,
  documents: readonly string[],
): Promise<string[]> {
  if (documents.length === 0) return [];
  const { rows } = await executor.execute<{ source_entry: string }>(sql`
    select distinct source_entry from (${takenBy(batch)}) as taken
    where source_entry = any(${sql.param(documents)}::text[])`);
  return rows.map((row) => row.source_entry);
}

function takenBy({ id, scheduleId }: Scheduled): SQL {
  return sql`
    select c.source_entry from candidates c join batches b on b.id = c.batch_id
    where (b.schedule_id = ${scheduleId} or b.schedule_id in (select s.id from source_schedules s where s.from_batch_id = ${id}))
      and b.id <> ${id}
      and c.state in ('pending', 'scored') and c.source_entry is not null`;
}
