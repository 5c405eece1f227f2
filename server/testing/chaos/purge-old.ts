import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../config';
import type { Db } from '../../db/database';
import { applyRetention } from '../../features/batches/chores';
import { createLog } from '../../log';
import { openDeps } from '../../open-deps';
import { systemClock } from '../../ports/clock';
import { aUser } from '../factories';
import { brokenInvariants } from '../invariants';
import { copyBatch } from './copy-batch';
import type { DatabaseServer } from './database-server';
import { startProcess } from './processes';
import { allEnded, BATCHES, batchesOf, caller, type Send, submit } from './shots';

const OLD = { batches: 200, candidates: 500 };
const YOUNG = 25;
const CALM_MS = 15_000;
const READERS = 2;
const LONGEST_SECONDS = 60;
/** How much longer one read in a hundred may take while the old goes. */
const MOST = 2;

export type Purge = {
  candidates: number;
  seconds: number;
  /** What ninety-nine reads in a hundred take at most, before and while the old goes. */
  calmMs: number;
  besideMs: number;
  broken: string[];
};

/**
 * Erases a hundred thousand candidates whose retention has ended while somebody reads their own results: all of the
 * old must go, in time, none of the new, and the reader must hardly notice.
 */
export async function purgeOld(server: DatabaseServer, folder: string): Promise<Purge> {
  const around = {
    databaseUrl: await server.makeDatabase('chaos_retention'),
    dataDir: path.join(folder, 'retention'),
  };
  const product = await startProcess('all', around);
  const config = readConfig({ DATABASE_URL: around.databaseUrl, DATA_DIR: around.dataDir });
  const log = createLog('silent');
  const opened = await openDeps(config, { ...around, connections: 4, clock: systemClock, log });
  const { db } = opened.deps;
  try {
    const owner = await accountAt(db, product.address);
    const reader = await accountAt(db, product.address);
    await scored(owner, OLD.candidates);
    const page = `${BATCHES}/${await scored(reader, YOUNG)}/results?limit=20`;
    await ageCopies(db, config.resultDays);
    const before = await countCandidates(db);
    const calm = await whileReading(reader, page, () => sleep(CALM_MS));
    const started = performance.now();
    const beside = await whileReading(reader, page, () => applyRetention(opened.deps));
    const seconds = (performance.now() - started) / 1000;
    const after = await countCandidates(db);
    const calmMs = slowestOfHundred(calm);
    const besideMs = slowestOfHundred(beside);
    const kept = OLD.candidates + YOUNG;
    return {
      candidates: before - after,
      seconds,
      calmMs,
      besideMs,
      broken: [
        ...(await brokenInvariants(db)),
        ...(after === kept ? [] : [`${after} candidates are left in place of ${kept}`]),
        ...(seconds <= LONGEST_SECONDS ? [] : [`it took ${seconds.toFixed(0)} s`]),
        ...(besideMs <= MOST * calmMs
          ? []
          : [`reads took ${(besideMs / calmMs).toFixed(1)} times as long`]),
      ],
    };
  } finally {
    await opened.close();
    await product.kill();
  }
}

async function accountAt(db: Db, address: string): Promise<Send> {
  const { token } = await aUser(db, { plan: 'enterprise', now: new Date() });
  return caller(address, token);
}

/** Has so many people scored. Answers the id of their batch. */
async function scored(call: Send, candidates: number): Promise<string> {
  const reply = await submit(call, candidates, 1);
  if (!reply.ok) throw new Error(`A batch was answered ${reply.status}: ${await reply.text()}`);
  await allEnded(call);
  const [batch] = await batchesOf(call);
  if (!batch) throw new Error('There is no batch');
  return batch.batch_job_id;
}

/** Copies the large batch many times, as batches that ended, and were announced, longer ago than results are kept. */
async function ageCopies(db: Db, keptDays: number): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from batches where total_candidates = ${OLD.candidates}`,
  );
  const donor = rows[0]?.id ?? '';
  const copies = Array.from({ length: OLD.batches }, () => randomUUID());
  for (const id of copies) await copyBatch(db, donor, { id, times: 1 });
  const old = sql`now() - make_interval(days => ${2 * keptDays})`;
  await db.execute(sql`
    update batches set created_at = ${old}, completed_at = ${old} where id = any(${sql.param(copies)})`);
  await db.execute(sql`
    insert into erasure_notices (batch_id, announced_at)
    select id, ${old} from batches where id = any(${sql.param(copies)})`);
  await db.execute(sql`analyze`);
}

async function countCandidates(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from candidates`);
  return rows[0]?.n ?? 0;
}

/** What reads by some readers, one after the other each, took while the work was done. Milliseconds. */
async function whileReading(
  call: Send,
  page: string,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const took: number[] = [];
  let isReading = true;
  const readers = Array.from({ length: READERS }, async () => {
    while (isReading) {
      const started = performance.now();
      const reply = await call('GET', page);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`A page was answered ${reply.status}`);
      took.push(performance.now() - started);
    }
  });
  try {
    await work();
  } finally {
    isReading = false;
  }
  await Promise.all(readers);
  return took;
}

/** What ninety-nine of a hundred do not pass. */
function slowestOfHundred(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}
