import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { missingKeys } from '../access/sealed-columns';
import type { Config } from '../config';
import type { Connection } from '../db/connect';
import { migrate } from '../db/migrate';
import { keepErasures } from '../features/privacy/erasure-journal';
import { replayErasures } from '../features/privacy/replay-erasures';
import { makeFolder } from '../make-folder';
import { BlobMissing, type BlobStore, isBlobKey, isUpload } from '../ports/blob-store';
import type { Clock } from '../ports/clock';
import { BLOBS, type End, type Head, TABLES } from './archive/format';
import { readArchive } from './archive/read-archive';
import { BackupError } from './backup-error';
import { openLoader, withBareTables } from './load-tables';
import {
  clearDatabase,
  contentOf,
  makeSchemaOf,
  mustBeAlone,
  mustKnowSchema,
} from './prepare-target';
import { newestQueueMigration } from './schema-moment';
import { type SideBySide, sideBySide } from './side-by-side';
import type { Verified } from './verify';

/** Where an archive is restored to. */
export type RestoreTarget = {
  connection: Connection;
  blobs: BlobStore;
  config: Config;
  clock: Clock;
};

export type Restored = {
  /** When the backup was made. */
  createdAt: string;
  rows: number;
  blobs: number;
  /** Rows that the journal took away again. */
  erasedAgain: number;
  /** Ids of keys that this installation lacks to decrypt the backup's secrets. */
  missingKeys: string[];
};

/**
 * Restores an archive into an empty database and its uploads into the store, migrates both to this version, and
 * repeats erasures since the backup. It takes the result of `verifyBackup`, so that nothing changes before every byte
 * was checked; each is checked again while it is read. The rows come in one transaction: a failed restore leaves a
 * database without accounts, and can be repeated.
 *
 * @throws BackupError if the archive or the target does not allow it, and errors of the database, the store and the
 * disk.
 */
export async function restoreBackup(
  file: string,
  { head, end }: Verified,
  target: RestoreTarget,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const { connection, blobs, config, clock } = target;
  const { db, pool } = connection;
  await mustBeAlone(pool);
  await mustKnowSchema(head);
  const content = await contentOf(pool, head.tables);
  if (content === 'accounts' && !replace) {
    throw new BackupError(
      'There are accounts in the database. Restore into an empty one, or say --replace, which deletes them all.',
    );
  }
  // Who was erased here within the last minute stands in no journal yet.
  if (content === 'accounts') await keepErasures({ db, blobs, config });
  if (content !== 'nothing') await clearDatabase(pool);
  await makeSchemaOf(head, connection);
  if (head.queue > (await newestQueueMigration(pool)))
    throw new BackupError(
      'The archive was made by a newer version. Restore it with that version of Candor.',
    );
  await load(file, head, target);
  await migrate(connection);
  return {
    createdAt: head.created_at,
    rows: end.rows.reduce((sum, count) => sum + count, 0),
    blobs: end.blobs,
    erasedAgain: await replayErasures({ db, blobs, clock }),
    missingKeys: await missingKeys(db, config),
  };
}

async function load(
  file: string,
  head: Head,
  { connection, blobs, config }: RestoreTarget,
): Promise<void> {
  const client = await connection.pool.connect();
  const workFolder = path.join(config.dataDir, 'tmp');
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await withBareTables(client, head.tables, () =>
      loadAll(file, head, client, { blobs, workFolder }),
    );
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closing the connection takes everything back, whatever state it is in.
    client.release(true);
    throw error;
  }
}

type Uploads = { blobs: BlobStore; workFolder: string; stored: SideBySide };

/** Uploads that are stored at once: each waits for the disk, or for a store far away, and not for this process. */
const STORED_AT_ONCE = 8;

async function loadAll(
  file: string,
  head: Head,
  client: PoolClient,
  places: Omit<Uploads, 'stored'>,
): Promise<void> {
  const loader = openLoader(client, head);
  const stored = sideBySide(STORED_AT_ONCE);
  const uploads = { ...places, stored };
  const reading = readArchive(file, {
    head: async () => {},
    entry: async (name, body) => {
      if (name.startsWith(TABLES)) await loader.load(name, body);
      else if (name.startsWith(BLOBS)) await putBlob(name.slice(BLOBS.length), body, uploads);
    },
    end: (end: End) => loader.end(end),
  });
  // Nothing more is stored after this has returned, whatever the result.
  await reading.finally(() => stored.end());
}

/** A piece of the journal that is there already may hold more than the archive's, and stays. */
async function putBlob(
  key: string,
  body: AsyncIterable<Buffer>,
  { blobs, workFolder, stored }: Uploads,
): Promise<void> {
  if (!isBlobKey(key))
    throw new BackupError(`The archive holds a file that cannot be one of ours (${key}).`);
  if (!isUpload(key) && (await isThere(blobs, key))) return;
  makeFolder(workFolder, 0o700);
  const draft = path.join(workFolder, `restore-${randomUUID()}`);
  const clear = () => rm(draft, { force: true });
  try {
    await pipeline(body, createWriteStream(draft, { mode: 0o600 }));
    await stored.begin(() => blobs.putFile(key, draft).finally(clear));
  } catch (error) {
    await clear();
    throw error;
  }
}

async function isThere(blobs: BlobStore, key: string): Promise<boolean> {
  try {
    (await blobs.open(key)).destroy();
    return true;
  } catch (error) {
    if (error instanceof BlobMissing) return false;
    throw error;
  }
}
