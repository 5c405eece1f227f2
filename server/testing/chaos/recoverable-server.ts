import { chmodSync, cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { connect } from '../../db/connect';
import { addressOf, makeMigrated, placesUnder, startPostgres } from './postgres-process';

/** A PostgreSQL that archives what it writes, and can be had again as it was at a named moment. */
export type RecoverableServer = {
  /** Makes an empty database of the newest schema and answers its address. */
  makeDatabase(name: string): Promise<string>;
  /** Copies its files while it runs: what every later moment is reached from. */
  copyBase(): Promise<void>;
  /** Names this moment. */
  mark(name: string): Promise<void>;
  /** Ends it, and starts one beside its ruins that knows nothing of what came after the moment. Answers a database's address there. */
  recover(moment: string, database: string): Promise<string>;
  stop(): Promise<void>;
};

const LOOK_EVERY_MS = 50;

/** What `pg_backup_stop` answers: what the copy must say of itself. */
const Label = z.object({ labelfile: z.string(), spcmapfile: z.string() });
const Archived = z.object({ done: z.boolean().nullable() });

/** Starts one under `folder`, as an operator's is set up for continuous archiving (PostgreSQL's documentation, 25.3). */
export async function startRecoverableServer(folder: string): Promise<RecoverableServer> {
  const archive = path.join(folder, 'archive');
  mkdirSync(archive, { recursive: true });
  chmodSync(folder, 0o711);
  chmodSync(archive, 0o777);
  const archiving = {
    wal_level: 'replica',
    max_wal_senders: '2',
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  };
  const places = placesUnder(path.join(folder, 'live'));
  const recovered = placesUnder(path.join(folder, 'recovered'));
  const live = await startPostgres(places, archiving);
  let last = live;
  const address = (database: string) => addressOf(live.cluster, live.port(), database);

  const ask = async (statement: string) => {
    const { pool, close } = connect(address('postgres'), { size: 1, onIdleError: () => {} });
    try {
      return (await pool.query(statement)).rows;
    } finally {
      await close();
    }
  };

  return {
    makeDatabase: (name) => makeMigrated(address, name),
    copyBase: async () => {
      const { pool, close } = connect(address('postgres'), { size: 1, onIdleError: () => {} });
      try {
        // One connection for both: the copy counts only while the one that began it lives.
        await pool.query(`select pg_backup_start('base', true)`);
        cpSync(places.cluster, recovered.cluster, { recursive: true, filter: isKept });
        const { rows } = await pool.query('select * from pg_backup_stop()');
        const { labelfile, spcmapfile } = Label.parse(rows[0]);
        writeFileSync(path.join(recovered.cluster, 'backup_label'), labelfile);
        writeFileSync(path.join(recovered.cluster, 'tablespace_map'), spcmapfile);
      } finally {
        await close();
      }
      mkdirSync(path.join(recovered.cluster, 'pg_wal'), { mode: 0o700 });
    },
    mark: async (name) => {
      await ask(`select pg_create_restore_point('${name}')`);
    },
    recover: async (moment, database) => {
      await ask('select pg_switch_wal()');
      const current = 'pg_walfile_name(pg_current_wal_lsn())';
      const isArchived = `select last_archived_wal >= (
        select max(name) from pg_ls_waldir() where name < ${current}) as done from pg_stat_archiver`;
      while (Archived.parse((await ask(isArchived))[0]).done !== true) await sleep(LOOK_EVERY_MS);
      await live.end('SIGKILL');
      writeFileSync(path.join(recovered.cluster, 'recovery.signal'), '');
      last = await startPostgres(recovered, {
        wal_level: 'replica',
        max_wal_senders: '2',
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_name: moment,
        recovery_target_action: 'promote',
      });
      const there = addressOf(last.cluster, last.port(), database);
      await untilPromoted(there);
      return there;
    },
    stop: () => last.end('SIGINT'),
  };
}

/** What belongs to the running server alone has no place in a copy; what it wrote meanwhile comes from the archive. */
function isKept(file: string): boolean {
  return (
    !['postmaster.pid', 'postmaster.opts', 'pg_wal'].includes(path.basename(file)) &&
    !statSync(file).isSocket()
  );
}

async function untilPromoted(address: string): Promise<void> {
  const { pool, close } = connect(address, { size: 1, onIdleError: () => {} });
  try {
    for (;;) {
      const { rows } = await pool.query('select pg_is_in_recovery() as recovering');
      if (rows[0]?.recovering === false) return;
      await sleep(LOOK_EVERY_MS);
    }
  } finally {
    await close();
  }
}
