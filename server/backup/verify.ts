import type { End, Head } from './archive/format';
import { BLOBS } from './archive/format';
import { readArchive } from './archive/read-archive';
import { BackupError } from './backup-error';

/** What an archive holds. */
export type Verified = { head: Head; end: End };

/**
 * Reads a whole archive and returns what it contains if every byte is intact. Changes nothing.
 *
 * @throws BackupError otherwise.
 */
export async function verifyBackup(file: string): Promise<Verified> {
  const found: { head?: Head; end?: End } = {};
  let blobs = 0;
  await readArchive(file, {
    head: async (head) => {
      found.head = head;
    },
    entry: async (name) => {
      if (name.startsWith(BLOBS)) blobs += 1;
    },
    end: async (end) => {
      found.end = end;
    },
  });
  const { head, end } = found;
  if (!head || end?.blobs !== blobs || end.rows.length !== head.tables.length)
    throw new BackupError('The archive is damaged: it does not hold what its end tells.');
  return { head, end };
}
