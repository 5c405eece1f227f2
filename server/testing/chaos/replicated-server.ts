import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../db/connect';
import { DATABASE_USER, passwordOf } from '../../db/embedded/cluster';
import type { DatabaseServer } from './database-server';
import {
  addressOf,
  makeEmpty,
  makeMigrated,
  type PostgresProcess,
  placesUnder,
  startPostgres,
} from './postgres-process';
import { openSwitchboard } from './switchboard';

const REPLICATED = { wal_level: 'replica', max_wal_senders: '4' };
const LOOK_EVERY_MS = 20;
/** Seconds that PostgreSQL may take until its replica is the primary. */
const PROMOTED_WITHIN_S = 60;

/**
 * A primary whose commits wait for a replica, at one address that leads to the current primary. `kill` ends the
 * primary abruptly, `start` promotes the replica in its place: everything committed must be there. This works once.
 */
export async function startReplicatedServer(folder: string): Promise<DatabaseServer> {
  const primary = await startPostgres(placesUnder(path.join(folder, 'primary')), REPLICATED);
  const replica = await startReplicaOf(primary, path.join(folder, 'replica'));
  await waitForReplica(primary);
  const board = await openSwitchboard(primary.port());
  const address = (database: string) => addressOf(primary.cluster, board.port, database);
  let live = [primary, replica];
  return {
    makeEmpty: (name) => makeEmpty(address, name),
    makeDatabase: (name) => makeMigrated(address, name),
    stop: async () => {
      await board.close();
      for (const one of live) await one.end('SIGINT');
    },
    kill: async () => {
      live = [replica];
      await primary.end('SIGKILL');
    },
    start: async () => {
      const promoted = `select 1 where pg_promote(true, ${PROMOTED_WITHIN_S})`;
      if ((await askOnce(replica, promoted)) === 0) throw new Error('The replica was not promoted');
      board.lead(replica.port());
    },
  };
}

/** A replica begins as a copy of a primary that stands still, and follows it from there. */
async function startReplicaOf(primary: PostgresProcess, folder: string): Promise<PostgresProcess> {
  const places = placesUnder(folder);
  await primary.end('SIGINT');
  cpSync(primary.cluster, places.cluster, { recursive: true });
  await primary.start();
  const { cluster } = places;
  const login = `user=${DATABASE_USER} password=${passwordOf(cluster)}`;
  appendFileSync(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port()} ${login} application_name=replica'\n`,
  );
  writeFileSync(path.join(cluster, 'standby.signal'), '');
  return startPostgres(places, REPLICATED);
}

/** From here on a commit is answered only once the replica has it on its disk. */
async function waitForReplica(primary: PostgresProcess): Promise<void> {
  await askOnce(primary, `alter system set synchronous_standby_names = 'replica'`);
  await askOnce(primary, 'select pg_reload_conf()');
  const following = `select 1 from pg_stat_replication where sync_state = 'sync'`;
  while ((await askOnce(primary, following)) === 0) await sleep(LOOK_EVERY_MS);
}

/** Answers how many rows there are. */
async function askOnce({ cluster, port }: PostgresProcess, statement: string): Promise<number> {
  const { pool, close } = connect(addressOf(cluster, port(), 'postgres'), {
    size: 1,
    onIdleError: () => {},
  });
  try {
    return (await pool.query(statement)).rowCount ?? 0;
  } finally {
    await close();
  }
}
