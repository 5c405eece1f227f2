import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorBody } from '@candor/domain/errors';
import { BatchJob } from '@candor/domain/model/batch';
import { randomFrom } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import { connect } from '../../db/connect';
import type { Db } from '../../db/database';
import { DATABASE_USER, passwordOf } from '../../db/embedded/cluster';
import { runningPostmaster } from '../../db/embedded/postmaster-file';
import { aUser } from '../factories';
import { brokenInvariants } from '../invariants';
import { between } from './between';
import { startProcess } from './processes';
import { lostFiles } from './run-once';
import { BATCHES, caller, type Send, submit } from './shots';
import { mountSmallDisk, type SmallDisk } from './small-disk';
import { countScored, submitWork, waitForEnd } from './workload';

export type FullDiskOutcome = {
  /** What was answered while there was no room, by status and reason. */
  answers: Readonly<Record<string, number>>;
  /** From the moment there was room again to the first batch that was accepted. */
  backAfterMs: number;
  candidates: number;
  /** How many had their score when the disk was full. */
  scoredBefore: number;
  seconds: number;
  broken: string[];
};

const FULL_MS = 15_000;
const ASK_EVERY_MS = 250;
const BACK_WITHIN_MS = 5_000;
const GIVE_UP_MS = 60_000;
const FEW = 5;

/**
 * The whole product with its own PostgreSQL lives on a small disk that fills up soon after work arrived, and stays
 * full for 15 seconds in which an account views its batches and submits more. Then there is space again. A clean
 * response says what is wrong; no accepted batch may be lost, and no candidate fails for lack of space.
 */
export async function fillDisk(seed: number, folder: string): Promise<FullDiskOutcome> {
  const started = performance.now();
  const random = randomFrom(seed);
  const disk = mountSmallDisk(path.join(folder, `disk-${seed}`));
  try {
    const dataDir = path.join(disk.folder, 'data');
    const product = await startProcess('all', { databaseUrl: null, dataDir });
    const { db, close } = connectTo(dataDir);
    try {
      const { token } = await aUser(db, { plan: 'enterprise', now: new Date() });
      const call = caller(product.address, token);
      const sent = await submitWork(db, random, product.address);
      await sleep(between(random, 0, 800));
      const scoredBefore = await countScored(db);
      const full = await whileFull(disk, call);
      disk.free();
      const back = await waitForRoom(call);
      const late = await waitForEnd(db);
      const broken = [
        ...full.broken,
        ...back.broken,
        ...late,
        ...(await brokenInvariants(db)),
        ...(await lostBatches(db, [...full.accepted, ...back.accepted])),
        ...(await failedCandidates(db)),
        ...(await lostFiles(db, dataDir)),
        ...leftovers(dataDir),
        ...(product.alive() ? [] : ['the process died by itself']),
      ];
      const seconds = (performance.now() - started) / 1000;
      const candidates = sent + FEW * (full.accepted.length + back.accepted.length);
      const { answers } = full;
      return { answers, backAfterMs: back.ms, candidates, scoredBefore, seconds, broken };
    } finally {
      await close();
      await product.stop();
    }
  } finally {
    disk.remove();
  }
}

function connectTo(dataDir: string) {
  const cluster = path.join(dataDir, 'postgres');
  const server = runningPostmaster(cluster);
  if (!server) throw new Error('The product has no database of its own');
  const url = `postgres://${DATABASE_USER}:${passwordOf(cluster)}@127.0.0.1:${server.port}/postgres`;
  return connect(url, { size: 2, onIdleError: () => {} });
}

type Felt = { accepted: string[]; broken: string[] };

/** Keeps the disk full to the last byte, whatever the product frees meanwhile. */
async function whileFull(
  disk: SmallDisk,
  call: Send,
): Promise<Felt & { answers: Record<string, number> }> {
  const felt = {
    accepted: [] as string[],
    broken: [] as string[],
    answers: {} as Record<string, number>,
  };
  const until = performance.now() + FULL_MS;
  for (let turn = 0; performance.now() < until; turn += 1) {
    disk.fill();
    const reply = await (turn % 4 === 0
      ? submit(call, FEW, 10_000 + turn * FEW)
      : call('GET', BATCHES)
    ).catch(() => null);
    if (reply === null) felt.broken.push('a call was not answered while the disk was full');
    else await note(reply, felt);
    await sleep(ASK_EVERY_MS);
  }
  return felt;
}

async function note(
  reply: Response,
  felt: Felt & { answers: Record<string, number> },
): Promise<void> {
  const body: unknown = await reply.json();
  if (reply.status === 202) felt.accepted.push(BatchJob.parse(body).batch_job_id);
  const reason = reply.ok ? null : (ErrorBody.parse(body).reason ?? null);
  const name = [reply.status, ...(reason === null ? [] : [reason])].join(' ');
  felt.answers[name] = (felt.answers[name] ?? 0) + 1;
  if (![200, 202, 503].includes(reply.status)) felt.broken.push(`answered ${reply.status}`);
}

/** Submits until it is accepted. */
async function waitForRoom(call: Send): Promise<Felt & { ms: number }> {
  const started = performance.now();
  while (performance.now() - started < GIVE_UP_MS) {
    const reply = await submit(call, FEW, 20_000).catch(() => null);
    const ms = performance.now() - started;
    if (reply?.status === 202) {
      const { batch_job_id: id } = BatchJob.parse(await reply.json());
      const late = ms > BACK_WITHIN_MS ? [`back only after ${Math.round(ms)} ms`] : [];
      return { ms, accepted: [id], broken: late };
    }
    await sleep(ASK_EVERY_MS);
  }
  return { ms: GIVE_UP_MS, accepted: [], broken: ['no batch was accepted any more'] };
}

async function lostBatches(db: Db, accepted: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param([...accepted])}::uuid[]) as told(id)
    where not exists (select from batches b where b.id = told.id)`);
  return rows.map(({ id }) => `batch ${id} was accepted and is lost`);
}

/** Everybody who was submitted can be read. */
async function failedCandidates(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ what: string }>(sql`
    select 'batch ' || id || ' ' || status || ': ' || coalesce(error_message, '') as what from batches where status <> 'completed'
    union all
    select 'a candidate failed: ' || error from candidates where state <> 'scored'`);
  return rows.map(({ what }) => what);
}

/** Uploads that nobody cleared away. */
function leftovers(dataDir: string): string[] {
  const drafts = readdirSync(path.join(dataDir, 'blobs')).filter((name) => name.includes('.'));
  return [...readdirSync(path.join(dataDir, 'tmp')), ...drafts].map(
    (name) => `left behind: ${name}`,
  );
}
