import { type FileHandle, open } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';
import { hasCode } from '../has-code';
import { BlobMissing, type BlobStore, isUpload } from '../ports/blob-store';
import { VERSION } from '../version';
import { BLOBS, END, type End, HEAD, type Head } from './archive/format';
import { type ArchiveWriter, writeArchive } from './archive/write-archive';
import { copyTable, holdTables, readSequences, readTables } from './copy-tables';
import { newestMigration, newestQueueMigration } from './schema-moment';

/** What is backed up: a database with this version's schema, and where its uploads live. */
export type BackupSource = { pool: Pool; blobs: BlobStore };

export type BackedUp = {
  rows: number;
  blobs: number;
  /** Uploads that were taken away, with their batch or by its retention, while the backup ran. */
  erasedMeanwhile: number;
  /** Uploads that a batch still names and that are nowhere. */
  lost: string[];
};

/**
 * Writes the database and the uploads that it names into one archive, while everything runs: the rows as they were at one moment
 * (PostgreSQL's documentation, 'Repeatable Read'), and the journal of erasures as it was after the last of them. Memory does not
 * grow with either.
 *
 * @throws what the database, the store of uploads and the disk say; there is no archive then.
 */
export async function backUp(
  { pool, blobs }: BackupSource,
  file: string,
  now: Date,
): Promise<BackedUp> {
  const client = await pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const done: BackedUp = { rows: 0, blobs: 0, erasedMeanwhile: 0, lost: [] };
    await writeArchive(file, (writer) => fill(writer, { pool, client, blobs, now, done }));
    await client.query('rollback');
    client.release();
    return done;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

type Work = BackupSource & { client: PoolClient; now: Date; done: BackedUp };

async function fill(writer: ArchiveWriter, work: Work): Promise<void> {
  const { client, now, done } = work;
  const tables = await readTables(client);
  await holdTables(client, tables);
  const head: Head = {
    format: 'candor-backup',
    version: 1,
    created_at: now.toISOString(),
    product: VERSION,
    schema: await newestMigration(client),
    queue: await newestQueueMigration(client),
    tables,
  };
  await writer.add(HEAD, Buffer.from(JSON.stringify(head)));
  await addUploads(writer, work);
  const rows: number[] = [];
  for (const table of tables) rows.push(await copyTable(client, table, writer));
  done.rows = rows.reduce((sum, count) => sum + count, 0);
  await addJournal(writer, work);
  const sequences = await readSequences(client);
  const end: End = { rows, sequences, blobs: done.blobs };
  await writer.add(END, Buffer.from(JSON.stringify(end)));
}

const KEYS_AT_ONCE = 1_000;

/** The files that batches of this moment name. Others in the store belong to nobody, or to what came later. */
async function addUploads(
  writer: ArchiveWriter,
  { pool, client, blobs, done }: Work,
): Promise<void> {
  await client.query(`declare uploads no scroll cursor for
    select distinct blob_key as key from batches where blob_key is not null order by 1`);
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${KEYS_AT_ONCE} from uploads`);
    if (rows.length === 0) break;
    for (const { key } of rows) {
      if (await addBlob(writer, blobs, key)) done.blobs += 1;
      else if (await isNamed(pool, key)) done.lost.push(key);
      else done.erasedMeanwhile += 1;
    }
  }
  await client.query('close uploads');
}

/** Whether a batch names the file now, whatever it was when the backup began. */
async function isNamed(pool: Pool, key: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from batches where blob_key = $1 limit 1', [key]);
  return rowCount === 1;
}

/** Last, so that whoever was erased while the backup ran is erased again after it is restored. */
async function addJournal(writer: ArchiveWriter, { blobs, done }: Work): Promise<void> {
  for await (const { key } of blobs.list()) {
    if (!isUpload(key) && (await addBlob(writer, blobs, key))) done.blobs += 1;
  }
}

/** False when there is none of that key any more. */
async function addBlob(writer: ArchiveWriter, blobs: BlobStore, key: string): Promise<boolean> {
  const found = await openBlob(blobs, key);
  if (found === null) return false;
  try {
    await writer.addFile(`${BLOBS}${key}`, found.handle);
    return true;
  } finally {
    await found.handle.close();
    await found.release();
  }
}

/** An open file stays whole when it is deleted while it is read. */
async function openBlob(
  blobs: BlobStore,
  key: string,
): Promise<{ handle: FileHandle; release(): Promise<void> } | null> {
  try {
    const { path, release } = await blobs.localPath(key);
    return { handle: await open(path), release };
  } catch (error) {
    if (error instanceof BlobMissing || hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
