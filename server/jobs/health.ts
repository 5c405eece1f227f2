import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { DEAD_AFTER_SECONDS } from './limits';

export type QueueHealth = 'healthy' | 'degraded';

/** Healthy if nothing waits or a worker is alive; degraded if groups wait and nobody is there to take them. */
export async function queueHealth(deps: { db: Executor }): Promise<QueueHealth> {
  const { rows } = await deps.db.execute<{ alive: boolean; waiting: boolean }>(sql`
    select
      exists (select from worker_beats
        where beat_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})
          and cardinality(worker_ids) > 0) as alive,
      exists (select from batch_groups where state <> 'done') as waiting`);
  const found = rows[0];
  return found && (found.alive || !found.waiting) ? 'healthy' : 'degraded';
}
