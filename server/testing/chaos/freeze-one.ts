import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { DEAD_AFTER_SECONDS } from '../../jobs/limits';
import type { ServerProcess } from './processes';
import { between, type Random } from './random';

/** Beyond the silence after which a worker is taken for dead: time for others to take over and finish. */
const BEYOND_MS = 3_000;
const LOOK_EVERY_MS = 50;

/**
 * Freezes a process soon after work came, leaves it frozen until others hold its work, and thaws it in the
 * middle of whatever it did. Answers how many groups were taken over meanwhile.
 */
export async function freezeOne(db: Db, random: Random, victim: ServerProcess): Promise<number> {
  await sleep(between(random, 0, 250));
  victim.freeze();
  const limit = performance.now() + DEAD_AFTER_SECONDS * 1_000 + between(random, 500, BEYOND_MS);
  const takenOver = new Set<string>();
  while (performance.now() < limit) {
    // The groups of an ended batch are gone, so they have to be seen before.
    const { rows } = await db.execute<{ name: string }>(
      sql`select batch_id || '/' || no as name from batch_groups where epoch > 1`,
    );
    for (const { name } of rows) takenOver.add(name);
    await sleep(LOOK_EVERY_MS);
  }
  victim.thaw();
  return takenOver.size;
}
