import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { DEAD_AFTER_SECONDS } from '../jobs/limits';

export type QueueFigures = {
  waiting: number;
  running: number;
  oldestSeconds: number;
  workers: number;
};

/** The queue as it is now, of all processes together. */
export async function queueFigures(db: Executor): Promise<QueueFigures> {
  const { rows } = await db.execute<Record<keyof QueueFigures, number>>(sql`
    select
      (select count(*)::int from batch_groups where state = 'open') as waiting,
      (select count(*)::int from batch_groups where state = 'armed') as running,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from batches
        where status in ('pending', 'processing', 'processing_chunks')) as "oldestSeconds",
      (select coalesce(sum(cardinality(worker_ids)), 0)::int from worker_beats
        where beat_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})) as workers`);
  const [found] = rows;
  if (!found) throw new Error('The queue gave no figures');
  return found;
}
