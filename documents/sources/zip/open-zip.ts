import { Readable } from 'node:stream';
import type { ZipFile } from 'yauzl';
import { openZipFile } from '../../archive/file-reader';
import { inflatedPieces, isSystemError } from '../../archive/inflate-entry';
import { UnreadableError } from '../../problem';
import { SourceError } from '../source-error';
import { ZIP_LIMITS, type ZipLimits } from './limits';
import { type ListedEntry, listEntries, tooLarge, type ZipEntry } from './list-entries';

/** An archive on disk whose list is in memory and whose files are inflated one at a time. */
export type ZipSource = {
  /** Everything listed, in the order of the archive. */
  entries(): AsyncIterable<ZipEntry>;
  /**
   * The bytes of one entry.
   *
   * @throws SourceError with the cause: limits hold for what comes out, whatever the headers say.
   */
  read(entryIndex: number): Promise<Uint8Array>;
  /** The same as a stream, for a CSV larger than one document may be. */
  stream(entryIndex: number): Readable;
  close(): void;
};

/**
 * Opens an archive and lists it.
 *
 * @throws SourceError `damaged`, `encrypted`, `too_many_entries`, `too_large` or `empty` when the
 * archive as a whole cannot be used.
 */
export async function openZip(path: string, limits: ZipLimits = ZIP_LIMITS): Promise<ZipSource> {
  const zip = await openArchive(path);
  try {
    return new OpenZip(zip, await listEntries(zip, limits), limits);
  } catch (error) {
    zip.close();
    if (error instanceof SourceError || isSystemError(error)) throw error;
    throw damaged(error);
  }
}

class OpenZip implements ZipSource {
  readonly #zip: ZipFile;
  readonly #entries: readonly ListedEntry[];
  readonly #limits: ZipLimits;
  /** Bytes that each entry came to; reading one again does not count twice. */
  readonly #inflated = new Map<number, number>();

  constructor(zip: ZipFile, entries: readonly ListedEntry[], limits: ZipLimits) {
    this.#zip = zip;
    this.#entries = entries;
    this.#limits = limits;
  }

  async *entries(): AsyncGenerator<ZipEntry> {
    for (const { listed } of this.#entries) yield listed;
  }

  async read(entryIndex: number): Promise<Uint8Array> {
    const pieces: Buffer[] = [];
    for await (const piece of this.#pieces(entryIndex, this.#limits.maxDocumentBytes)) {
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  }

  stream(entryIndex: number): Readable {
    return Readable.from(this.#pieces(entryIndex, this.#limits.maxTotalBytes), {
      objectMode: false,
    });
  }

  close(): void {
    this.#zip.close();
  }

  async *#pieces(entryIndex: number, maxBytes: number): AsyncGenerator<Buffer> {
    const found = this.#entries[entryIndex];
    if (!found) throw new RangeError(`The archive has no entry ${entryIndex}.`);
    const { listed, entry } = found;
    if (listed.kind === 'unreadable') {
      throw new SourceError(listed.problem.code, listed.problem.message);
    }
    const { maxRatio, maxTotalBytes } = this.#limits;
    const others = this.#inflatedBeside(entryIndex);
    let count = 0;
    try {
      for await (const piece of inflatedPieces(this.#zip, entry, { maxBytes, maxRatio })) {
        count += piece.length;
        this.#inflated.set(entryIndex, count);
        if (others + count > maxTotalBytes) throw tooLarge();
        yield piece;
      }
    } catch (error) {
      if (error instanceof UnreadableError) {
        throw new SourceError(error.code, error.message, { cause: error });
      }
      throw error;
    }
  }

  #inflatedBeside(entryIndex: number): number {
    let sum = 0;
    for (const [index, bytes] of this.#inflated) if (index !== entryIndex) sum += bytes;
    return sum;
  }
}

async function openArchive(path: string): Promise<ZipFile> {
  try {
    const zip = await openZipFile(path);
    // Read errors are reported by the reader. Only a file that fails to close is handled here, and would otherwise
    // end the process.
    zip.on('error', () => {});
    return zip;
  } catch (error) {
    if (isSystemError(error)) throw error;
    throw damaged(error);
  }
}

function damaged(cause: unknown): SourceError {
  const message = 'The file is not a ZIP or is damaged; pack it again and upload it.';
  return new SourceError('damaged', message, { cause });
}
