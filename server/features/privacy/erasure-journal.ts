import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { makeFolder } from '../../make-folder';
import { BlobMissing, journalKey } from '../../ports/blob-store';
import { assignPiece, type Erasure, lastPiece, lockJournal, REPLAYED } from './store-erasures';

type JournalDeps = Pick<Deps, 'db' | 'blobs' | 'config'>;

const Piece = z.array(z.object({ kind: z.enum(REPLAYED), id: z.uuid() }));

/**
 * Writes what was erased since the last time next to the uploads, as one more file of the journal: ids, and nothing
 * about what they named. A crash in between writes the same file again, with more in it.
 */
export async function keepErasures({ db, blobs, config }: JournalDeps): Promise<void> {
  await db.transaction(async (tx) => {
    await lockJournal(tx);
    const piece = (await lastPiece(tx)) + 1;
    const erased = await assignPiece(tx, piece);
    if (erased.length === 0) return;
    const folder = path.join(config.dataDir, 'tmp');
    const draft = path.join(folder, randomUUID());
    makeFolder(folder, 0o700);
    try {
      await writeFile(draft, JSON.stringify(erased), { mode: 0o600 });
      await blobs.putFile(journalKey(piece), draft);
    } finally {
      await rm(draft, { force: true });
    }
  });
}

/**
 * One piece of the journal; null when there is none of that number.
 *
 * @throws what the store says when it cannot be asked, and an Error for a piece that cannot be understood.
 */
export async function readPiece(
  { blobs }: Pick<Deps, 'blobs'>,
  piece: number,
): Promise<Erasure[] | null> {
  try {
    return Piece.parse(JSON.parse(await text(await blobs.open(journalKey(piece)))));
  } catch (error) {
    if (error instanceof BlobMissing) return null;
    throw error;
  }
}
