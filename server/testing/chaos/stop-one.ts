import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Member } from './crew';
import { between, type Random } from './random';

/** What an operator's supervisor waits before it kills. */
const MUST_END_WITHIN_MS = 10_000;

/**
 * Asks a process to stop soon after work came, and starts it again. Answers what was not in good order: another exit code than 0, more
 * time than a supervisor gives, work that it took along, or runs that count as failed tries although nothing failed.
 */
export async function stopOne(db: Db, random: Random, member: Member): Promise<string[]> {
  await sleep(between(random, 0, 800));
  const started = performance.now();
  const code = await member.process.stop();
  const took = performance.now() - started;
  const kept = await db.execute(sql`
    select 1 from graphile_worker.jobs j where j.locked_by is not null
      and not exists (select from worker_beats w where j.locked_by = any(w.worker_ids))`);
  const tried = await db.execute(sql`
    select 1 from graphile_worker.jobs where locked_by is null and attempts > 0 and task_identifier = 'work-on-group'`);
  member.process = await member.restart();
  return [
    ...(code === 0 ? [] : [`a process that was asked to stop ended with ${code}`]),
    ...(took <= MUST_END_WITHIN_MS ? [] : [`a stop took ${(took / 1000).toFixed(1)} s`]),
    ...(kept.rows.length === 0 ? [] : [`${kept.rows.length} jobs were taken along`]),
    ...(tried.rows.length === 0 ? [] : [`${tried.rows.length} jobs count a try too much`]),
  ];
}
