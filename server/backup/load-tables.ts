import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg, { type PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import { type End, type Head, TABLES, type Table } from './archive/format';
import { BackupError } from './backup-error';
import { quoted, target } from './copy-tables';

export type Loader = {
  /** The next piece of a table; the pieces of one follow each other. */
  load(entry: string, piece: AsyncIterable<Buffer>): Promise<void>;
  /** Ends the last table, and sets the sequences. Throws a BackupError when a table has not all its rows. */
  end(end: End): Promise<void>;
};

type Stream = { name: string; feed: PassThrough; ended: Promise<void>; rows: () => number };

/** Loads tables inside of a running transaction, in which nothing may look at the rows before they are all there. */
export function openLoader(client: PoolClient, head: Head): Loader {
  const loaded = new Map<string, number>();
  let current: Stream | null = null;

  const endCurrent = async () => {
    if (current === null) return;
    current.feed.end();
    await current.ended;
    loaded.set(current.name, current.rows());
    current = null;
  };
  const streamOf = async (name: string) => {
    if (current?.name === name) return current;
    await endCurrent();
    const table = head.tables.find((one) => fullName(one) === name);
    if (!table)
      throw new BackupError(`The archive has rows of a table that it does not name (${name}).`);
    current = openStream(client, table);
    return current;
  };

  return {
    async load(entry, piece) {
      const name = entry.slice(TABLES.length, entry.lastIndexOf('/'));
      const { feed, ended } = await streamOf(name);
      for await (const part of piece) {
        if (!feed.write(part)) await Promise.race([once(feed, 'drain'), ended]);
      }
    },
    async end({ rows, sequences }) {
      await endCurrent();
      for (const [at, table] of head.tables.entries()) {
        const count = loaded.get(fullName(table)) ?? 0;
        if (count !== rows[at])
          throw new BackupError(
            `${count} of ${rows[at]} rows of ${fullName(table)} could be restored.`,
          );
      }
      for (const { schema, name, value } of sequences)
        await client.query('select setval($1::regclass, $2)', [quoted({ schema, name }), value]);
    },
  };
}

function fullName({ schema, name }: Table): string {
  return `${schema}.${name}`;
}

function openStream(client: PoolClient, table: Table): Stream {
  const feed = new PassThrough();
  const rows = client.query(from(`copy ${target(table)} from stdin`));
  const ended = pipeline(feed, rows);
  // The next waiter gets the error.
  ended.catch(() => undefined);
  return { name: fullName(table), feed, ended, rows: () => rows.rowCount };
}

/**
 * Works on tables stripped meanwhile of foreign keys, secondary indexes, triggers and rows from migrations. Foreign
 * keys are recreated as they were, so that PostgreSQL checks every row.
 */
export async function withBareTables(
  client: PoolClient,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeys(client);
  const indexes = await furtherIndexes(client);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of tables)
    await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(quoted).join(', ')}`);
  await work();
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of keys)
    await client.query(
      `alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
    );
  for (const table of tables)
    await client.query(`alter table ${quoted(table)} enable trigger user`);
  await client.query(`analyze ${tables.map(quoted).join(', ')}`);
}

async function foreignKeys(client: PoolClient) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))`);
  return rows;
}

/** Indexes without a constraint: built at once from all rows they take a fraction of the time. */
async function furtherIndexes(client: PoolClient) {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype <> 'f')`);
  return rows;
}
