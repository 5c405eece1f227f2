import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { UnreadableError } from '../problem';

/** What one entry may become, counted on the bytes that come out and never on what a header says. */
export type InflateLimits = {
  /** Largest inflated size. */
  maxBytes: number;
  /** Largest inflated size as a multiple of the packed size, once past `RATIO_FROM`. */
  maxRatio: number;
};

/** Small entries may compress as well as they like: a page of spaces is no attack. */
const RATIO_FROM = 1024 * 1024;

/**
 * Inflates one entry of an archive.
 *
 * @param onBytes called with every chunk before it is stored; may throw to stop.
 * @throws UnreadableError `too_large` past a limit and `damaged` if the entry does not inflate or not to what was
 * packed, and the system's error if the archive itself cannot be read.
 */
export async function inflateEntry(
  zip: ZipFile,
  entry: Entry,
  limits: InflateLimits,
  onBytes: (count: number) => void = () => undefined,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of inflatedPieces(zip, entry, limits)) {
    onBytes(piece.length);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * The inflated bytes of one entry, piece by piece, under the same limits and errors as `inflateEntry`.
 */
export async function* inflatedPieces(
  zip: ZipFile,
  entry: Entry,
  limits: InflateLimits,
): AsyncGenerator<Buffer> {
  const stream = await openEntry(zip, entry);
  let count = 0;
  let checksum = 0;
  try {
    for await (const piece of stream) {
      const bytes = Buffer.from(piece);
      count += bytes.length;
      if (count > limits.maxBytes) throw new UnreadableError('too_large');
      if (count > RATIO_FROM && count > entry.compressedSize * limits.maxRatio) {
        throw new UnreadableError('too_large');
      }
      checksum = crc32(bytes, checksum);
      yield bytes;
    }
    if (checksum !== entry.crc32) throw new UnreadableError('damaged');
  } catch (error) {
    if (error instanceof UnreadableError || isSystemError(error)) throw error;
    throw new UnreadableError('damaged', { cause: error });
  } finally {
    stream.destroy();
  }
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  try {
    return await zip.openReadStreamPromise(entry);
  } catch (error) {
    if (isSystemError(error)) throw error;
    throw new UnreadableError('damaged', { cause: error });
  }
}

/** A file that is missing or cannot be read is no fault of the archive. */
export function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
