import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import { backUp } from '../../backup/back-up';
import { restoreBackup } from '../../backup/restore';
import { verifyBackup } from '../../backup/verify';
import { readConfig } from '../../config';
import { connect } from '../../db/connect';
import type { Db } from '../../db/database';
import { openDiskBlobs } from '../../integrations/disk/blob-store';
import { systemClock } from '../../ports/clock';
import { brokenInvariants } from '../invariants';
import { between } from './between';
import { startCrew } from './crew';
import type { DatabaseServer } from './database-server';
import { startProcess } from './processes';
import { lostFiles } from './run-once';
import { countScored, submitWork, waitForEnd } from './workload';

export type BackupOutcome = {
  candidates: number;
  /** How many of them had no outcome yet in the backup. */
  open: number;
  seconds: number;
  /** What does not hold afterwards, there or here; empty when all is well. */
  broken: string[];
};

/** Within it workers go from their first group to their last. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Takes a backup while two workers score batches, at a moment determined by the seed, restores it into another
 * database with other folders, lets a separate worker finish the open work there, and checks both.
 */
export async function backUpAmid(
  seed: number,
  { server, folder }: { server: DatabaseServer; folder: string },
): Promise<BackupOutcome> {
  const started = performance.now();
  const random = randomFrom(seed);
  const here = await placeOf(server, folder, `backup_${seed}`);
  const there = await placeOf(server, folder, `restored_${seed}`);
  const archive = path.join(folder, `backup-${seed}.tar`);
  const crew = await startCrew('web and two workers', { ...here, webUrl: here.databaseUrl });
  try {
    const candidates = await onDatabase(here.databaseUrl, async ({ db, pool }) => {
      const submitted = await submitWork(db, random, crew[0]?.process.address ?? '');
      await sleep(between(random, 0, LONGEST_WAIT_MS));
      const blobs = await openDiskBlobs(path.join(here.dataDir, 'blobs'));
      await backUp({ pool, blobs }, archive, new Date());
      return submitted;
    });
    const open = await restoreAt(archive, there);
    const worker = await startProcess('worker', there);
    try {
      const broken = [
        ...(await problemsAt(here, candidates)).map((problem) => `here: ${problem}`),
        ...(await problemsAt(there, candidates)).map((problem) => `restored: ${problem}`),
      ];
      return { candidates, open, seconds: (performance.now() - started) / 1000, broken };
    } finally {
      await worker.kill();
    }
  } finally {
    await Promise.all(crew.map((one) => one.process.kill()));
  }
}

type Place = { databaseUrl: string; dataDir: string };

async function placeOf(server: DatabaseServer, folder: string, name: string): Promise<Place> {
  return { databaseUrl: await server.makeDatabase(name), dataDir: path.join(folder, name) };
}

async function onDatabase<T>(
  url: string,
  work: (connection: ReturnType<typeof connect>) => Promise<T>,
): Promise<T> {
  const connection = connect(url, { size: 3, onIdleError: () => {} });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Restores, and answers how many candidates wait there for their outcome. */
async function restoreAt(archive: string, { databaseUrl, dataDir }: Place): Promise<number> {
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const blobs = await openDiskBlobs(path.join(dataDir, 'blobs'));
  return onDatabase(databaseUrl, async (connection) => {
    const target = { connection, blobs, config, clock: systemClock };
    await restoreBackup(archive, await verifyBackup(archive), target, { replace: false });
    return countOpen(connection.db);
  });
}

/** A batch whose source was not read yet has no candidates: its own number stands for them. */
async function countOpen(db: Db): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`
    select (select count(*) from candidates where state = 'pending')::int
      + coalesce((select sum(reserved_candidates) from batches b
          where not exists (select from candidates c where c.batch_id = b.id)), 0)::int as open`);
  return rows[0]?.open ?? 0;
}

async function problemsAt({ databaseUrl, dataDir }: Place, candidates: number): Promise<string[]> {
  return onDatabase(databaseUrl, async ({ db }) => {
    const late = await waitForEnd(db);
    const scored = await countScored(db);
    return [
      ...late,
      ...(await brokenInvariants(db)),
      ...(await lostFiles(db, dataDir)),
      ...(scored === candidates ? [] : [`${scored} of ${candidates} candidates are scored`]),
    ];
  });
}
