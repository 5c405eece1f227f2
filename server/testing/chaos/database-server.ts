import { addressOf, makeEmpty, makeMigrated, placesUnder, startPostgres } from './postgres-process';

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
  /** Has it answer again at the same address. */
  start(): Promise<void>;
};

/** Starts a PostgreSQL under `folder`, for one campaign. End it with `stop`. */
export async function startDatabaseServer(folder: string): Promise<DatabaseServer> {
  const postgres = await startPostgres(placesUnder(folder));
  const address = (database: string) => addressOf(postgres.cluster, postgres.port(), database);
  return {
    makeEmpty: (name) => makeEmpty(address, name),
    makeDatabase: (name) => makeMigrated(address, name),
    stop: () => postgres.end('SIGINT'),
    kill: () => postgres.end('SIGKILL'),
    start: () => postgres.start(),
  };
}
