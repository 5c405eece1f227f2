import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Connection } from '../db/connect';
import { migrate } from '../db/migrate';
import type { Head, Table } from './archive/format';
import { BackupError } from './backup-error';
import { quoted } from './copy-tables';
import { shippedJournal } from './schema-moment';

/**
 * Whether this version knows the schema of an archive.
 *
 * @throws BackupError when it does not.
 */
export async function mustKnowSchema({ schema }: Head): Promise<void> {
  const { journal } = await shippedJournal();
  if (journal.entries.some(({ when }) => when === schema)) return;
  throw new BackupError(
    'The archive was made by a newer version. Restore it with that version of Candor.',
  );
}

/** Connections of a process that has ended stay for a moment. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 100;

/**
 * @throws BackupError if somebody else works on the database, also after a moment: it must be idle while it is replaced.
 */
export async function mustBeAlone(pool: Pool): Promise<void> {
  const begun = performance.now();
  let others = await countOthers(pool);
  while (others > 0 && performance.now() - begun < PATIENCE_MS) {
    await sleep(PAUSE_MS);
    others = await countOthers(pool);
  }
  if (others > 0) {
    throw new BackupError(
      `Somebody is connected to the database (${others === 1 ? 'one connection' : `${others} connections`}). Stop Candor first.`,
    );
  }
}

async function countOthers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and usename = current_user and backend_type = 'client backend'
      and pid <> pg_backend_pid()`);
  return rows[0]?.others ?? 0;
}

/** What is in a database: nothing, the tables of a Candor that nobody has used, or accounts. */
export type Content = 'nothing' | 'unused' | 'accounts';

/**
 * The contents of the database into which an archive is to be restored.
 *
 * @throws BackupError if there are tables other than Candor's: a restore makes room, and would delete them.
 */
export async function contentOf(pool: Pool, known: readonly Table[]): Promise<Content> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  if (rows.length === 0) return 'nothing';
  const names = new Set(known.map(({ name }) => name));
  const foreign = rows.find(({ name }) => !names.has(name));
  if (foreign) {
    throw new BackupError(
      `The database holds a table that the archive does not know (${foreign.name}). Restore into a database of its own.`,
    );
  }
  if (!rows.some(({ name }) => name === 'users')) return 'unused';
  const { rowCount } = await pool.query('select from public.users limit 1');
  return rowCount === 1 ? 'accounts' : 'unused';
}

/** Takes away every table and function of the product and its queue. */
export async function clearDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const { rows: tables } = await client.query<{ schema: string; name: string }>(`
      select 'public' as schema, relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`);
    if (tables.length > 0)
      await client.query(`drop table ${tables.map(quoted).join(', ')} cascade`);
    const { rows: functions } = await client.query<{ name: string }>(`
      select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
    if (functions.length > 0) {
      const names = functions.map(({ name }) => name).join(', ');
      await client.query(`drop routine ${names} cascade`);
    }
    await client.query('drop schema if exists drizzle, graphile_worker cascade');
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Brings an empty database to the schema that an archive was made with, which may be an older one. */
export async function makeSchemaOf(
  { schema }: Pick<Head, 'schema'>,
  connection: Connection,
): Promise<void> {
  const { folder, journal } = await shippedJournal();
  const entries = journal.entries.filter(({ when }) => when <= schema);
  const shortened = await mkdtemp(path.join(tmpdir(), 'candor-restore-'));
  try {
    await mkdir(path.join(shortened, 'meta'));
    for (const { tag } of entries)
      await cp(path.join(folder, `${tag}.sql`), path.join(shortened, `${tag}.sql`));
    await writeFile(
      path.join(shortened, 'meta', '_journal.json'),
      JSON.stringify({ ...journal, entries }),
    );
    await migrate(connection, shortened);
  } finally {
    await rm(shortened, { recursive: true, force: true });
  }
}
