import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { DEAD_AFTER_SECONDS } from '../../jobs/limits';
import { between } from './between';
import type { Member } from './crew';
import type { Felt } from './felt';

/** Long enough for others to take a worker for dead by its clock, were it that which they go by. */
const LOOK_FOR_MS = (DEAD_AFTER_SECONDS + 1) * 1_000;
const LOOK_EVERY_MS = 50;

/**
 * Makes a worker's clock jump soon after work arrived. None of its work may be given to another: it is alive, and
 * leases are measured by the database's clock. On an overloaded machine a heartbeat may be late all the same, which
 * is reported as too slow.
 */
export async function jumpOne(db: Db, random: Random, { process }: Member): Promise<Felt> {
  await sleep(between(random, 0, 250));
  process.jump();
  const limit = performance.now() + LOOK_FOR_MS;
  const taken = new Set<string>();
  while (performance.now() < limit) {
    // The groups of an ended batch are gone, so they have to be seen before.
    const { rows } = await db.execute<{ name: string }>(
      sql`select batch_id || '/' || no as name from batch_groups where epoch > 1`,
    );
    for (const { name } of rows) taken.add(name);
    await sleep(LOOK_EVERY_MS);
  }
  const slow = taken.size === 0 ? [] : [`${taken.size} groups were taken from workers that live`];
  return { notes: ['a clock jumped'], broken: [], slow };
}
