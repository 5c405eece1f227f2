import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../db/connect';
import { DATABASE_USER, passwordOf } from '../../db/embedded/cluster';
import { launch, type Places } from '../../db/embedded/launch';
import { runningPostmaster } from '../../db/embedded/postmaster-file';
import { migrate } from '../../db/migrate';

/** A PostgreSQL that may be taken away and that nobody else brings back. */
export type DatabaseServer = {
  /** Makes a database without anything in it and answers its address. */
  makeEmpty(name: string): Promise<string>;
  /** Makes an empty database of the newest schema and answers its address. */
  makeDatabase(name: string): Promise<string>;
  /** Stops it as an administrator does who does not wait: connections are cut, what was committed is on disk. */
  stop(): Promise<void>;
  /** Ends it and all its processes without a word. */
  kill(): Promise<void>;
  /** Starts it at the same address; it recovers first when it was killed. */
  start(): Promise<void>;
};

const LOOK_EVERY_MS = 20;

/** A throwaway server answers before it has written: killing one would lose what nobody promised to keep. */
const DURABLE = { throwaway: false } as const;

/** Starts a PostgreSQL under `folder`, for one campaign. End it with `stop`. */
export async function startDatabaseServer(folder: string): Promise<DatabaseServer> {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const places: Places = {
    root: folder,
    cluster: path.join(folder, 'postgres'),
    users: path.join(folder, 'postgres-users'),
    log: path.join(folder, 'postgres.log'),
    lock: path.join(folder, 'postgres.lock'),
  };
  let { pid, port } = await launch(places, { ...DURABLE, port: null });
  const address = (database: string) =>
    `postgres://${DATABASE_USER}:${passwordOf(places.cluster)}@127.0.0.1:${port}/${database}`;
  const end = async (signal: NodeJS.Signals) => {
    process.kill(pid, signal);
    while (runningPostmaster(places.cluster)?.pid === pid) await sleep(LOOK_EVERY_MS);
  };
  const makeEmpty = async (name: string) => {
    const admin = connect(address('postgres'), { size: 1, onIdleError: () => {} });
    await admin.pool.query(`create database ${name}`);
    await admin.close();
    return address(name);
  };
  return {
    makeEmpty,
    makeDatabase: async (name) => {
      await makeEmpty(name);
      const database = connect(address(name), { size: 3, onIdleError: () => {} });
      await migrate(database);
      await database.close();
      return address(name);
    },
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    start: async () => {
      for (;;) {
        try {
          ({ pid, port } = await launch(places, { ...DURABLE, port }));
          return;
        } catch {
          // The killed server's processes may still hold its memory: PostgreSQL refuses until they are gone.
          await sleep(LOOK_EVERY_MS);
        }
      }
    },
  };
}
