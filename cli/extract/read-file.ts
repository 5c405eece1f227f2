import { open } from 'node:fs/promises';
import { DEFAULT_LIMITS } from '@candor/documents/pool/limits';

/**
 * The bytes of a document on disk. Of a file above the document reader's limit only enough is read for the reader to
 * see that it is too large.
 *
 * @throws the system's error if the file cannot be read.
 */
export async function readFileWithinLimit(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, DEFAULT_LIMITS.maxBytes + 1));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
