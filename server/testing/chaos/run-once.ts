import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomFrom } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { isUpload } from '../../ports/blob-store';
import { aUser } from '../factories';
import { brokenInvariants } from '../invariants';
import { between } from './between';
import { anyMortal, type Member } from './crew';
import type { DatabaseServer } from './database-server';
import { type Felt, judgeTime } from './felt';
import { freezeOne } from './freeze-one';
import { jumpOne } from './jump-one';
import { type ChaosKind, openScene, type Scene, type SceneGround } from './scene';
import { BATCHES, caller } from './shots';
import { stopOne } from './stop-one';
import { takeDatabaseAway } from './take-database-away';
import { type Takeover, type TakeoverWatch, watchTakeovers } from './watch-takeovers';
import { countScored, failures, submitWork, waitForEnd } from './workload';

export type ChaosOutcome = {
  seed: number;
  kind: ChaosKind;
  /** How often a process was killed, frozen or stopped, or the database taken away. */
  blows: number;
  /** Anything else to report, in words. */
  notes: string[];
  candidates: number;
  /** How many groups a worker held that was killed or frozen. */
  takenOver: number;
  seconds: number;
  /** What does not hold afterwards; empty when all is well. */
  broken: string[];
  /**
   * What took longer than promised. This is meaningful only if nobody else uses the machine, so no test checks it.
   */
  slow: string[];
};

const BLOWS: Readonly<Record<ChaosKind, number>> = {
  worker: 3,
  server: 3,
  freeze: 2,
  stop: 3,
  clock: 3,
  database: 1,
  postmaster: 3,
  promote: 1,
  pooler: 3,
};
const LONGEST_KILL_MS = 1_200;
const LONGEST_PAUSE_MS = 2_000;
/** How long work may stay with a worker that is gone while another one lives. */
const FREE_WITHIN_MS = 10_000;
/** How long the only process may take from its start until it answers. */
const OPEN_WITHIN_MS = 5_000;

/** The environment of a run, and how many faults there are if not the usual number. */
export type Ground = SceneGround & { blows?: number };

/** One run on a migrated, empty database, with processes that nobody else uses. */
export async function runOnce(
  seed: number,
  kind: ChaosKind,
  ground: Ground,
): Promise<ChaosOutcome> {
  const scene = await openScene(kind, seed, ground);
  try {
    return await runIn(scene, seed, ground.blows);
  } finally {
    await scene.close();
  }
}

/**
 * Two accounts submit batches, processes are killed and started again, frozen and thawed, or lose their database, at moments that follow
 * from the seed, and when everything has ended the invariants are checked: of all that was ever done in the scene.
 */
export async function runIn(
  { kind, db, crew, server, dataDir }: Scene,
  seed: number,
  blows: number = BLOWS[kind],
): Promise<ChaosOutcome> {
  const started = performance.now();
  const random = randomFrom(seed);
  const scoredBefore = await countScored(db);
  const watch = watchTakeovers(db);
  try {
    const run = { db, random, crew, server, watch };
    const felt: Felt[] = [];
    let candidates = 0;
    for (let blow = 0; blow < blows; blow += 1) {
      // A kill finds what the ones before have left; whoever is struck otherwise must have something to do.
      const bringsWork = blow === 0 || !['worker', 'server', 'pooler'].includes(kind);
      if (bringsWork) candidates += await submitWork(db, random, addressOf(crew));
      felt.push(await strike(kind, run));
    }
    const late = await waitForEnd(db);
    const took = await watch.end();
    felt.push(judgeTakeovers(took));
    const broken = [
      ...felt.flatMap((one) => one.broken),
      ...late,
      ...(await failures(db)),
      ...(await brokenInvariants(db)),
      ...(await lostFiles(db, dataDir)),
      ...crew.filter((one) => !one.process.alive()).map(() => 'a process died by itself'),
    ];
    const counted = (await countScored(db)) - scoredBefore;
    if (counted !== candidates) broken.push(`${counted} of ${candidates} candidates are scored`);
    const seconds = (performance.now() - started) / 1000;
    const notes = felt.flatMap((one) => one.notes);
    const slow = felt.flatMap((one) => one.slow);
    const takenOver = took.length;
    return { seed, kind, blows, notes, candidates, takenOver, seconds, broken, slow };
  } finally {
    await watch.end();
  }
}

type Run = {
  db: Db;
  random: Random;
  crew: Member[];
  server: DatabaseServer | null;
  watch: TakeoverWatch;
};

const addressOf = (crew: readonly Member[]) => crew[0]?.process.address ?? '';

async function strike(kind: ChaosKind, run: Run): Promise<Felt> {
  const { db, random, crew, server, watch } = run;
  switch (kind) {
    case 'worker':
    case 'pooler':
      return killWorker(random, anyMortal(random, crew), watch);
    case 'server':
      return killServer(random, anyMortal(random, crew));
    case 'freeze':
      return freezeOne(random, anyMortal(random, crew), watch);
    case 'stop':
      return stopOne(db, random, anyMortal(random, crew));
    case 'clock':
      return jumpOne(db, random, anyMortal(random, crew));
    case 'database':
    case 'postmaster':
    case 'promote': {
      if (server === null) throw new Error('The database is not ours to take away');
      const { token } = await aUser(db, { plan: 'enterprise', now: new Date() });
      const call = caller(addressOf(crew), token);
      return takeDatabaseAway(server, random, OUTAGES[kind], () => call('GET', BATCHES));
    }
  }
}

const OUTAGES = { database: 'stopped', postmaster: 'killed', promote: 'replaced' } as const;

/** Another one lives on, and takes over what it held. */
async function killWorker(random: Random, victim: Member, watch: TakeoverWatch): Promise<Felt> {
  await sleep(between(random, 0, LONGEST_KILL_MS));
  await victim.process.kill();
  if (victim.beatsAs !== null) await watch.struck(victim.beatsAs);
  await sleep(between(random, 0, LONGEST_PAUSE_MS));
  await victim.restart();
  return { notes: [], broken: [], slow: [] };
}

/** Nobody is there until it is started again. */
async function killServer(random: Random, victim: Member): Promise<Felt> {
  await sleep(between(random, 0, LONGEST_KILL_MS));
  await victim.process.kill();
  await sleep(between(random, 0, LONGEST_PAUSE_MS));
  const started = performance.now();
  await victim.restart();
  return judgeTime('open again', performance.now() - started, OPEN_WITHIN_MS);
}

/** That work is free soon is the queue's doing. When it is claimed depends on how much else is waiting, so that is only reported. */
function judgeTakeovers(took: readonly Takeover[]): Felt {
  if (took.length === 0) return { notes: [], broken: [], slow: [] };
  const freeMs = Math.max(...took.map((one) => one.freeMs));
  const claimedMs = Math.max(...took.map((one) => one.claimedMs));
  const claimed = `the last claimed after ${(claimedMs / 1000).toFixed(1)} s`;
  const { notes, ...judged } = judgeTime(`${took.length} groups free`, freeMs, FREE_WITHIN_MS);
  return { notes: [...notes, claimed], ...judged };
}

/** Stored files without a batch, and batches without their file. */
export async function lostFiles(db: Db, dataDir: string): Promise<string[]> {
  const stored = new Set(readdirSync(path.join(dataDir, 'blobs')));
  const { rows } = await db.execute<{ key: string }>(
    sql`select blob_key as key from batches where blob_key is not null`,
  );
  const missing = rows.filter(({ key }) => !stored.delete(key));
  return [
    ...missing.map(({ key }) => `batch without its file ${key}`),
    ...[...stored].filter(isUpload).map((key) => `file without a batch ${key}`),
  ];
}
