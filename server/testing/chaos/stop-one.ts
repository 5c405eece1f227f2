import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { between } from './between';
import type { Member } from './crew';
import { type Felt, judgeTime } from './felt';

/** What an operator's supervisor waits before it kills. */
const MUST_END_WITHIN_MS = 10_000;

/**
 * Asks a process to stop soon after work came, and starts it again. Not in good order are another exit code than 0, more
 * time than a supervisor gives, work that it took along, and runs that count as failed tries although nothing failed.
 */
export async function stopOne(db: Db, random: Random, member: Member): Promise<Felt> {
  await sleep(between(random, 0, 800));
  const started = performance.now();
  const code = await member.process.stop();
  const took = performance.now() - started;
  const kept = await db.execute(sql`
    select 1 from graphile_worker.jobs j where j.locked_by is not null
      and not exists (select from worker_beats w where j.locked_by = any(w.worker_ids))`);
  const tried = await db.execute(sql`
    select 1 from graphile_worker.jobs where locked_by is null and attempts > 0 and task_identifier = 'work-on-group'`);
  await member.restart();
  const broken = [
    ...(code === 0 ? [] : [`a process that was asked to stop ended with ${code}`]),
    ...(kept.rows.length === 0 ? [] : [`${kept.rows.length} jobs were taken along`]),
    ...(tried.rows.length === 0 ? [] : [`${tried.rows.length} jobs count a try too much`]),
  ];
  return { ...judgeTime('stopped', took, MUST_END_WITHIN_MS), broken };
}
