import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../db/connect';
import type { Db } from '../../db/database';
import { type Member, startCrew } from './crew';
import type { DatabaseServer } from './database-server';
import { startPooler } from './pooler';

/**
 * `worker`: one of two workers dies, the web process lives. `server`: the only process dies, web and worker in one.
 * `freeze`: one of two workers freezes until it is presumed dead, and then continues. `stop`: one of two workers is
 * asked to stop, as in every deployment. `database`: PostgreSQL is stopped for ten seconds. `postmaster`: it is
 * killed, and recovers. `promote`: it is killed, and its replica takes over. `clock`: the clock of one of two workers
 * is set an hour forward or back, and right again. `pooler`: as `worker`, with PgBouncer in transaction mode between
 * the web process and the database.
 */
export type ChaosKind =
  | 'worker'
  | 'server'
  | 'freeze'
  | 'stop'
  | 'clock'
  | 'database'
  | 'postmaster'
  | 'promote'
  | 'pooler';

const HOUR_MS = 3_600_000;

/** A migrated, empty database, and its server for kinds that take it away. */
export type SceneGround = { databaseUrl: string; server: DatabaseServer | null };

/** A database, the folder of its files, and the processes that work on them. */
export type Scene = {
  kind: ChaosKind;
  db: Db;
  dataDir: string;
  crew: Member[];
  server: DatabaseServer | null;
  /** Ends all processes and clears away their files. */
  close(): Promise<void>;
};

/** Starts the processes that a kind of fault is for. Close it. */
export async function openScene(
  kind: ChaosKind,
  seed: number,
  { databaseUrl, server }: SceneGround,
): Promise<Scene> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-chaos-'));
  const { db, close } = connect(databaseUrl, { size: 3, onIdleError: () => {} });
  const parts = kind === 'server' ? 'one process' : 'web and two workers';
  const pooler = kind === 'pooler' ? await startPooler(databaseUrl) : null;
  const webUrl = pooler?.url ?? databaseUrl;
  const jump = kind === 'clock' && { clockJumpMs: seed % 2 === 0 ? HOUR_MS : -HOUR_MS };
  const crew = await startCrew(parts, { databaseUrl, webUrl, dataDir, ...jump });
  return {
    kind,
    db,
    dataDir,
    crew,
    server,
    close: async () => {
      await Promise.all(crew.map((one) => one.process.kill()));
      await pooler?.stop();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
