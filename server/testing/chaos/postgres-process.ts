import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../db/connect';
import { DATABASE_USER, passwordOf } from '../../db/embedded/cluster';
import { launch, type Places } from '../../db/embedded/launch';
import { runningPostmaster } from '../../db/embedded/postmaster-file';
import { migrate } from '../../db/migrate';

/** One PostgreSQL that may be ended in any way and that nobody else brings back. */
export type PostgresProcess = {
  /** The folder of its cluster. */
  cluster: string;
  port(): number;
  /** Ends it and waits until it is gone: SIGINT cuts connections and loses nothing, SIGKILL is abrupt. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it at the same port; it recovers first when it was killed. */
  start(): Promise<void>;
};

const LOOK_EVERY_MS = 20;

/** The places of a PostgreSQL under `folder`, made where they are not there yet. */
export function placesUnder(folder: string): Places {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  return {
    root: folder,
    cluster: path.join(folder, 'postgres'),
    users: path.join(folder, 'postgres-users'),
    log: path.join(folder, 'postgres.log'),
    lock: path.join(folder, 'postgres.lock'),
  };
}

/** Starts a PostgreSQL in these places, for one campaign, with settings of its own. */
export async function startPostgres(
  places: Places,
  own: Readonly<Record<string, string>> = {},
): Promise<PostgresProcess> {
  // A throwaway server answers before it has written: killing one would lose what nobody promised to keep.
  const durable = { throwaway: false, own };
  let { pid, port } = await launch(places, { ...durable, port: null });
  return {
    cluster: places.cluster,
    port: () => port,
    end: async (signal) => {
      process.kill(pid, signal);
      while (runningPostmaster(places.cluster)?.pid === pid) await sleep(LOOK_EVERY_MS);
    },
    start: async () => {
      for (;;) {
        try {
          ({ pid, port } = await launch(places, { ...durable, port }));
          return;
        } catch {
          // The killed server's processes may still hold its memory: PostgreSQL refuses until they are gone.
          await sleep(LOOK_EVERY_MS);
        }
      }
    },
  };
}

/** The address of a database of a cluster that is reached at a port. */
export function addressOf(cluster: string, port: number, database: string): string {
  return `postgres://${DATABASE_USER}:${passwordOf(cluster)}@127.0.0.1:${port}/${database}`;
}

/** Makes a database without anything in it; `address` tells where each database of its server is. */
export async function makeEmpty(address: (database: string) => string, name: string) {
  const admin = connect(address('postgres'), { size: 1, onIdleError: () => {} });
  await admin.pool.query(`create database ${name}`);
  await admin.close();
  return address(name);
}

/** Makes an empty database of the newest schema. */
export async function makeMigrated(address: (database: string) => string, name: string) {
  const databaseUrl = await makeEmpty(address, name);
  const database = connect(databaseUrl, { size: 3, onIdleError: () => {} });
  await migrate(database);
  await database.close();
  return databaseUrl;
}
