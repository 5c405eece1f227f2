import { execFile } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { BlobStore } from '../ports/blob-store';

/**
 * Every table of every schema, including the queue's, that contains the mark anywhere, as `schema.table`. Bytes are
 * searched as the characters that they contain.
 */
export async function markedTables(db: Db, mark: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    // A row as text shows bytes as hexadecimal otherwise, in which no mark would be found.
    await tx.execute(sql`set local bytea_output = 'escape'`);
    const { rows } = await tx.execute<{ schema: string; name: string }>(
      sql`select schemaname as schema, tablename as name from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { schema, name } of rows) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const { rows: hits } = await tx.execute(
        sql`select 1 from ${table} x where strpos(lower(x::text), ${mark.toLowerCase()}) > 0 limit 1`,
      );
      if (hits.length > 0) found.push(`${schema}.${name}`);
    }
    return found;
  });
}

/** Every file of the data folder and every upload, wherever those lie, in which the mark stands, whatever the case. */
export async function markedFiles(
  { config, blobs }: Pick<Deps, 'config' | 'blobs'>,
  mark: string,
): Promise<string[]> {
  return [...(await filesWith(config.dataDir, mark)), ...(await uploadsWith(blobs, mark))];
}

async function filesWith(folder: string, mark: string): Promise<string[]> {
  const grep = promisify(execFile)('grep', ['-rliaF', '-e', mark, folder]);
  const { stdout } = await grep.catch((error: { stdout: string; code: number }) => {
    if (error.code === 1) return { stdout: '' };
    throw error;
  });
  return stdout.split('\n').filter(Boolean);
}

async function uploadsWith(blobs: BlobStore, mark: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of blobs.list()) {
    const words = await text(await blobs.open(key));
    if (words.toLowerCase().includes(mark.toLowerCase())) found.push(key);
  }
  return found;
}
