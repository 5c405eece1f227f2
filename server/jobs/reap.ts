import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { letGoWhenDead } from './let-go';
import { DEAD_AFTER_SECONDS } from './limits';
import { fillWindow } from './store';

/** Only one process reaps at a time; the others skip. Any fixed number of our own. */
const REAPER_LOCK = 7_201_001;
const BACKSTOP_LOCK = 7_201_002;

/** At the front of the queue: interrupted work has already waited once. */
const RETURNED_PRIORITY = -100;

/**
 * Frees the jobs of workers that went silent and returns how many. A holder of a job that is not on the list of live
 * workers is judged by the age of its lock.
 */
export async function reap(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await tryLock(tx, REAPER_LOCK))) return 0;
    const { rows } = await tx.execute<{ id: string; holder: string }>(sql`
      select j.id::text as id, j.locked_by as holder
      from graphile_worker.jobs j left join worker_beats w on j.locked_by = any(w.worker_ids)
      where j.locked_by is not null
        and coalesce(w.beat_at, j.locked_at) < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`);
    if (rows.length === 0) return 0;
    const holders = [...new Set(rows.map((row) => row.holder))];
    await tx.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(holders)})`);
    await putInFront(
      tx,
      rows.map((row) => row.id),
    );
    return rows.length;
  });
}

/** Moves unlocked jobs to the front and wakes as many workers. Interrupted runs do not count as attempts. */
export async function putInFront(executor: Tx | Db, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await executor.execute(sql`
    select count(*) from graphile_worker.reschedule_jobs(
      ${sql.param([...jobIds])}::bigint[], run_at => now(), priority => ${RETURNED_PRIORITY}::int, attempts => 0)`);
  // Unlocking alone wakes nobody.
  await executor.execute(
    sql`select pg_notify('jobs:insert', json_build_object('count', ${jobIds.length}::int)::text)`,
  );
}

/**
 * The second safety net: a group marked as queued for which the queue has no job goes back to waiting, and accounts
 * with room in their window get their waiting groups queued. Returns how many groups had been lost.
 */
export async function restoreLost(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await tryLock(tx, BACKSTOP_LOCK))) return 0;
    // Of those who have not been heard of for a minute, whatever they held is judged by the age of its lock.
    const { rows } = await tx.execute<{ user_id: string; lost: number }>(sql`
      with forgotten as (
        delete from worker_beats where beat_at < now() - interval '1 minute'
      ), lost as (
        update batch_groups g set state = 'open', updated_at = now()
        where g.state = 'armed'
          and not exists (
            select from graphile_worker.jobs j
            where j.key = g.batch_id || ':' || g.no
              and (j.locked_by is not null or j.attempts < j.max_attempts))
        returning g.user_id
      ), waiting as (
        select user_id, 1 as lost from lost union all
        select user_id, 0 from batch_groups where state = 'open'
      )
      select user_id, sum(lost)::int as lost from waiting group by user_id`);
    for (const { user_id } of rows) await fillWindow(tx, user_id);
    return rows.reduce((sum, { lost }) => sum + lost, 0);
  });
}

async function tryLock(tx: Tx, key: number): Promise<boolean> {
  const { rows } = await tx.execute<{ got: boolean }>(
    sql`select ${letGoWhenDead}, pg_try_advisory_xact_lock(${key}) as got`,
  );
  return rows[0]?.got === true;
}
