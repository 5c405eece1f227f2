import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../make-folder';

/**
 * Writes incoming data to a file below the data folder and opens that for reading, so that the producer need not wait
 * for a slow reader. The file has no name any more by then: it disappears with the stream, whatever happens to that.
 *
 * @throws what producing or writing the data threw; then nothing is left.
 */
export async function spool(
  dataDir: string,
  pieces: AsyncIterable<string | Buffer>,
): Promise<Readable> {
  const folder = path.join(dataDir, 'tmp');
  makeFolder(folder, 0o700);
  const draft = path.join(folder, randomUUID());
  try {
    await pipeline(pieces, createWriteStream(draft, { mode: 0o600 }));
    return (await open(draft)).createReadStream();
  } finally {
    await rm(draft, { force: true });
  }
}
