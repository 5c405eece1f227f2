import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../config';
import { connect } from '../../db/connect';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { createBatch } from '../../features/batches/create-batch';
import type { Group } from '../../jobs/group';
import { GROUP_SIZE } from '../../jobs/limits';
import { startJobs } from '../../jobs/start-jobs';
import { addGroups, arm, fillWindow, settleGroup } from '../../jobs/store';
import { createLog } from '../../log';
import { openDeps } from '../../open-deps';
import { systemClock } from '../../ports/clock';
import { JOB_DESCRIPTION } from '../documents/make-csv';
import { aUser } from '../factories';
import type { DatabaseServer } from './database-server';

const ACCOUNTS = 100;
const CANDIDATES = 100_000;
const GROUPS_OF_ONE = CANDIDATES / GROUP_SIZE.documents / ACCOUNTS;
/** How much longer the slowest turn of a hundred may take beside the idle transaction. */
const MOST = 3;

/** Milliseconds from one group to the next for a worker with one slot whose groups cost nothing. */
type Turns = { median: number; slowest: number };
export type LongBacklog = { calm: Turns; held: Turns; broken: string[] };

/**
 * Lets one slot process 100,000 documents of a hundred accounts that wait in groups of twenty, once on a calm
 * database and once while somebody else's transaction, started before, is idle: PostgreSQL must then keep every old
 * version of every job it scans.
 */
export async function workOffBacklog(server: DatabaseServer, folder: string): Promise<LongBacklog> {
  const calm = await timeTurns(await hastyDatabase(server, 'backlog_calm'), folder, false);
  const held = await timeTurns(await hastyDatabase(server, 'backlog_held'), folder, true);
  const times = held.slowest / calm.slowest;
  return { calm, held, broken: times > MOST ? [`${times.toFixed(1)} times as long`] : [] };
}

/** A database whose commits do not wait for the disk: how long that takes is chance, and not asked here. */
async function hastyDatabase(server: DatabaseServer, name: string): Promise<string> {
  const databaseUrl = await server.makeDatabase(name);
  const { pool, close } = connect(databaseUrl, { size: 1, onIdleError: () => {} });
  await pool.query(`alter database ${name} set synchronous_commit = off`);
  await close();
  return databaseUrl;
}

async function timeTurns(databaseUrl: string, folder: string, isHeld: boolean): Promise<Turns> {
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'backlog') });
  const log = createLog('silent');
  const opened = await openDeps(config, { databaseUrl, connections: 4, clock: systemClock, log });
  const bystander = connect(databaseUrl, { size: 1, onIdleError: () => {} });
  try {
    await waitInLine(opened.deps.db);
    const client = await bystander.pool.connect();
    if (isHeld)
      await client.query('begin isolation level repeatable read; select count(*) from users');
    const turns = await workOff(opened.deps);
    client.release(true);
    return turns;
  } finally {
    await bystander.close();
    await opened.close();
  }
}

/** One batch for each account, of which the source has been read: only its groups are there, and nobody in them. */
async function waitInLine(db: Db): Promise<void> {
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const { id: userId } = await aUser(db, { plan: 'enterprise', now: new Date() });
    await db.transaction(async (tx) => {
      const batch = await createBatch(tx, { ...DRAFT, id: randomUUID(), userId }, new Date());
      await tx.execute(sql`update batch_groups set state = 'done' where batch_id = ${batch.id}`);
      await tx.execute(sql`
        select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where key = ${`${batch.id}:0`}`);
      const groups = Array.from({ length: GROUPS_OF_ONE }, (_, at) => ({
        batchId: batch.id,
        userId,
        batchSeq: batch.seq,
        no: at + 1,
        kind: 'score' as const,
        firstOrdinal: at * GROUP_SIZE.documents,
        lastOrdinal: (at + 1) * GROUP_SIZE.documents,
      }));
      await addGroups(tx, groups);
      await fillWindow(tx, userId);
    });
  }
}

const DRAFT = {
  apiKeyId: null,
  jobText: JOB_DESCRIPTION,
  inputType: 'zip_file' as const,
  originalFilename: null,
  blobKey: null,
  sourceConfigSealed: null,
  rerunOf: null,
  rubricLines: null,
  semanticModel: null,
  trace: null,
  sample: true,
  candidates: 1,
  unpaid: 0,
};

async function workOff(deps: Deps): Promise<Turns> {
  const begun: number[] = [];
  const all = ACCOUNTS * GROUPS_OF_ONE;
  let done = () => {};
  const end = new Promise<void>((resolve) => {
    done = resolve;
  });
  const settle = async (group: Group) => {
    begun.push(performance.now());
    await deps.db.transaction(async (tx) => {
      await settleGroup(tx, group);
      await arm(tx, group.userId, 1);
    });
    if (begun.length === all) done();
  };
  const jobs = await startJobs(deps, { work: settle, chores: [], slots: 1 });
  await end;
  await jobs.stop();
  const turns = begun
    .slice(1)
    .map((at, index) => at - (begun[index] ?? at))
    .toSorted((a, b) => a - b);
  const atShare = (share: number) => turns[Math.floor(turns.length * share)] ?? Number.NaN;
  return { median: atShare(0.5), slowest: atShare(0.99) };
}
