import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { TestClock } from '../clock';

/**
 * Advances the product's clock and the database's alike. The database's own cannot be changed, so everything measured
 * by it is made that much older: jobs, their locks, heartbeats and turns in the queue. Rows held by a transaction
 * stay as they are: it is about to rewrite them. Answers whose heartbeat is held.
 */
export async function passTime(db: Db, clock: TestClock, ms: number): Promise<ReadonlySet<string>> {
  clock.advance(ms);
  const ago = sql`make_interval(secs => ${ms / 1000}::float8)`;
  const { rows } = await db.execute<{ process: string }>(sql`
    with beats as (
      update worker_beats set beat_at = beat_at - ${ago}
      where process in (select process from worker_beats for update skip locked)
      returning process
    ), turns as (
      update batch_groups set turn = turn - ${ago}, updated_at = updated_at - ${ago}
      where (batch_id, no) in (select batch_id, no from batch_groups for update skip locked)
    ), jobs as (
      update graphile_worker._private_jobs set run_at = run_at - ${ago}, locked_at = locked_at - ${ago}
      where id in (select id from graphile_worker._private_jobs for update skip locked)
    )
    select process from worker_beats where process not in (select process from beats)`);
  return new Set(rows.map(({ process }) => process));
}
