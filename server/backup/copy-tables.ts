import type { Pool, PoolClient } from 'pg';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { type End, TABLES, type Table } from './archive/format';
import type { ArchiveWriter } from './archive/write-archive';

/** An entry of an archive must state its length first, so rows are buffered up to this many bytes. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** Every table of the product and its queue, with the columns that hold something of their own. */
export async function readTables(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and (n.nspname = 'public' or n.nspname = 'graphile_worker' and c.relname <> 'migrations')
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** Nobody changes the schema while its tables are read, one after another. */
export async function holdTables(client: PoolClient, tables: readonly Table[]): Promise<void> {
  await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`);
}

/** Writes the rows of a table as the running transaction sees them, in pieces, and answers how many there are. */
export async function copyTable(
  client: PoolClient,
  table: Table,
  writer: ArchiveWriter,
): Promise<number> {
  const rows = client.query(to(`copy ${target(table)} to stdout`));
  let piece: Buffer[] = [];
  let bytes = 0;
  let pieces = 0;
  const writePiece = async () => {
    pieces += 1;
    const name = `${TABLES}${table.schema}.${table.name}/${String(pieces).padStart(8, '0')}`;
    await writer.add(name, Buffer.concat(piece));
    piece = [];
    bytes = 0;
  };
  for await (const part of rows as AsyncIterable<Buffer>) {
    piece.push(part);
    bytes += part.length;
    if (bytes >= PIECE_BYTES) await writePiece();
  }
  if (bytes > 0) await writePiece();
  return rows.rowCount;
}

/**
 * The values of the sequences. Read after the rows they number: numbers issued since are left out, which does no
 * harm.
 */
export async function readSequences(pool: Pool | PoolClient): Promise<End['sequences']> {
  const { rows } = await pool.query<End['sequences'][number]>(`
    select schemaname as schema, sequencename as name, last_value::text as value
    from pg_sequences where schemaname in ('public', 'graphile_worker') and last_value is not null
    order by 1, 2`);
  return rows;
}

/** A table's name as a statement has it. */
export function quoted({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** A table with its columns, as COPY names them. */
export function target(table: Table): string {
  return `${quoted(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}
