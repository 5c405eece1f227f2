import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '../../db/connect';
import type { Db } from '../../db/database';
import { brokenInvariants } from '../invariants';
import { freezeOne } from './freeze-one';
import { type ServerProcess, type Surroundings, startProcess } from './processes';
import { between, type Random, randomFrom } from './random';
import { countScored, submitWork, waitForEnd } from './workload';

/**
 * `worker`: one of two workers dies, the web process lives. `server`: the only process dies, web and worker in one.
 * `freeze`: one of two workers stands still until it is taken for dead, and then goes on.
 */
export type ChaosKind = 'worker' | 'server' | 'freeze';

export type ChaosOutcome = {
  seed: number;
  kind: ChaosKind;
  /** How often a process was killed or frozen. */
  blows: number;
  /** Groups that somebody else took over from a frozen worker. */
  takenOver: number;
  candidates: number;
  seconds: number;
  /** What does not hold afterwards; empty when all is well. */
  broken: string[];
};

const BLOWS = { worker: 3, server: 3, freeze: 2 } as const;
const LONGEST_PAUSE_MS = 2_000;

/**
 * One run on a migrated, empty database: two accounts submit batches, processes are killed and started again, or frozen
 * and thawed, at moments that follow from the seed, and when everything has ended the invariants are checked.
 */
export async function runOnce(
  seed: number,
  kind: ChaosKind,
  databaseUrl: string,
): Promise<ChaosOutcome> {
  const started = performance.now();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-chaos-'));
  const { db, close } = connect(databaseUrl, { size: 2, onIdleError: () => {} });
  const random = randomFrom(seed);
  try {
    const alive = await startAll(kind, { databaseUrl, dataDir });
    try {
      const address = alive[0]?.process.address ?? '';
      const blows = BLOWS[kind];
      let candidates = 0;
      let takenOver = 0;
      for (let blow = 0; blow < blows; blow += 1) {
        // Who is frozen must have something to do; a kill finds what the ones before have left.
        if (blow === 0 || kind === 'freeze') candidates += await submitWork(db, random, address);
        if (kind === 'freeze') takenOver += await freezeOne(db, random, mortalsOf(alive));
        else await killOne(random, alive);
      }
      const late = await waitForEnd(db);
      const broken = [...late, ...(await brokenInvariants(db)), ...(await lostFiles(db, dataDir))];
      const counted = await countScored(db);
      if (counted !== candidates) broken.push(`${counted} of ${candidates} candidates are scored`);
      const seconds = (performance.now() - started) / 1000;
      return { seed, kind, blows, takenOver, candidates, seconds, broken };
    } finally {
      await Promise.all(alive.map(({ process }) => process.kill()));
    }
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Alive = { process: ServerProcess; mortal: boolean; restart(): Promise<ServerProcess> };

async function startAll(kind: ChaosKind, around: Surroundings): Promise<Alive[]> {
  const roles = kind === 'server' ? (['all'] as const) : (['web', 'worker', 'worker'] as const);
  return Promise.all(
    roles.map(async (role) => {
      const restart = () => startProcess(role, around);
      return { process: await restart(), mortal: role !== 'web', restart };
    }),
  );
}

function mortalsOf(alive: readonly Alive[]): ServerProcess[] {
  return alive.filter(({ mortal }) => mortal).map(({ process }) => process);
}

async function killOne(random: Random, alive: Alive[]): Promise<void> {
  await sleep(between(random, 0, 1_200));
  const mortals = alive.filter(({ mortal }) => mortal);
  const victim = mortals[between(random, 0, mortals.length - 1)];
  if (!victim) return;
  await victim.process.kill();
  await sleep(between(random, 0, LONGEST_PAUSE_MS));
  victim.process = await victim.restart();
}

/** Stored files without a batch, and batches without their file. */
async function lostFiles(db: Db, dataDir: string): Promise<string[]> {
  const stored = new Set(readdirSync(path.join(dataDir, 'blobs')));
  const { rows } = await db.execute<{ key: string }>(
    sql`select blob_key as key from batches where blob_key is not null`,
  );
  const missing = rows.filter(({ key }) => !stored.delete(key));
  return [
    ...missing.map(({ key }) => `batch without its file ${key}`),
    ...[...stored].map((key) => `file without a batch ${key}`),
  ];
}
