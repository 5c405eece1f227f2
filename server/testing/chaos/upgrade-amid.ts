import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import { shippedJournal } from '../../backup/schema-moment';
import { connect } from '../../db/connect';
import type { Db } from '../../db/database';
import { brokenInvariants } from '../invariants';
import { between } from './between';
import { copyBatch } from './copy-batch';
import type { DatabaseServer } from './database-server';
import { type ServerProcess, startProcess } from './processes';
import { lostFiles } from './run-once';
import { countScored, submitWork, waitForEnd } from './workload';

export type UpgradeOutcome = {
  /** How many candidates the tables held when they were migrated. */
  rows: number;
  /** How many migrations this version has that the older one lacks. */
  migrations: number;
  candidates: number;
  /** The longest that any statement waited for a table. */
  waitedMs: number;
  broken: string[];
};

const ROWS = 100_000;
const LONGEST_WAIT_MS = 1_000;
const LOOK_EVERY_MS = 20;

/**
 * An older Candor, built in the folder `from`, works on batches over a hundred thousand older candidates when
 * processes of this version join it and migrate the database under it. Both accept and score more; everything must
 * hold afterwards. The older one must be recent enough for this version to create accounts in its schema.
 */
export async function upgradeAmid(
  seed: number,
  { server, folder, from }: { server: DatabaseServer; folder: string; from: string },
): Promise<UpgradeOutcome> {
  const random = randomFrom(seed);
  const databaseUrl = await server.makeEmpty(`upgrade_${seed}`);
  const around = { databaseUrl, dataDir: path.join(folder, `upgrade-${seed}`) };
  const old = { ...around, candor: path.join(from, 'cli/bin/candor.mjs') };
  const { db, close } = connect(databaseUrl, { size: 3, onIdleError: () => {} });
  const crew: ServerProcess[] = [];
  const start = async (role: 'web' | 'worker', where: typeof around) => {
    const one = await startProcess(role, where);
    crew.push(one);
    return one;
  };
  try {
    const oldWeb = await start('web', old);
    await start('worker', old);
    let candidates = await submitWork(db, random, oldWeb.address);
    const late = await waitForEnd(db);
    const rows = await fillTables(db);
    candidates += await submitWork(db, random, oldWeb.address);
    await sleep(between(random, 0, 800));
    const migrations = await countLacking(db);
    const watch = watchLocks(db);
    const newWeb = await start('web', around);
    await start('worker', around);
    const waitedMs = await watch.end();
    candidates += await submitWork(db, random, newWeb.address);
    candidates += await submitWork(db, random, oldWeb.address);
    late.push(...(await waitForEnd(db)));
    await forgetFilling(db);
    const scored = await countScored(db);
    const broken = [
      ...(migrations > 0 ? [] : ['there was nothing to migrate: choose an older version']),
      ...late,
      ...(await brokenInvariants(db)),
      ...(await lostFiles(db, around.dataDir)),
      ...crew.filter((one) => !one.alive()).map(() => 'a process died by itself'),
      ...(scored === candidates ? [] : [`${scored} of ${candidates} candidates are scored`]),
      ...(waitedMs <= LONGEST_WAIT_MS ? [] : [`a table was waited for ${waitedMs} ms`]),
    ];
    return { rows, migrations, candidates, waitedMs, broken };
  } finally {
    await Promise.all(crew.map((one) => one.kill()));
    await close();
  }
}

async function countLacking(db: Db): Promise<number> {
  const { rows } = await db.execute<{ newest: string }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  const newest = Number(rows[0]?.newest);
  const { journal } = await shippedJournal();
  return journal.entries.filter(({ when }) => when > newest).length;
}

/** The batch that holds the copies; it goes before anything is counted. */
const FILLING = '00000000-0000-4000-8000-00000000f111';

/** Copies the candidates of the largest batch until there are so many. Answers how many there are. */
async function fillTables(db: Db): Promise<number> {
  const { rows: found } = await db.execute<{ id: string; size: number }>(sql`
    select id, total_candidates as size from batches order by total_candidates desc nulls last limit 1`);
  const [donor] = found;
  if (!donor) throw new Error('There is no batch to copy');
  await copyBatch(db, donor.id, { id: FILLING, times: Math.ceil(ROWS / donor.size) });
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from candidates`);
  return rows[0]?.n ?? 0;
}

async function forgetFilling(db: Db): Promise<void> {
  await db.execute(sql`delete from batches where id = ${FILLING}`);
}

/** Looks again and again how long statements have been waiting for a table, until it is told to end. */
function watchLocks(db: Db) {
  let longest = 0;
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      const { rows } = await db.execute<{ ms: number }>(sql`
        select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::int as ms
        from pg_locks where not granted and locktype = 'relation'`);
      longest = Math.max(longest, rows[0]?.ms ?? 0);
      await sleep(LOOK_EVERY_MS);
    }
  })();
  return {
    async end() {
      isWatching = false;
      await watching;
      return longest;
    },
  };
}
