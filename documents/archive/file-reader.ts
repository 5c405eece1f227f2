import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';

/** Bytes read at once. */
const PIECE = 64 * 1024;

/**
 * Opens an archive on disk. Its own reader returns an offset beyond the file as an error: the system call throws for
 * offsets beyond 53 bits, from within a callback that nobody can catch, and would end the process.
 *
 * @throws the system's error if the file cannot be read, and the library's if it is not an archive.
 */
export async function openZipFile(path: string): Promise<ZipFile> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const reader = new FileReader(file, size);
    const options = { autoClose: false, decodeStrings: false, lazyEntries: true };
    return await fromRandomAccessReaderPromise(reader, size, options);
  } catch (error) {
    await file.close();
    throw error;
  }
}

class FileReader extends RandomAccessReader {
  readonly #file: FileHandle;
  readonly #size: number;

  constructor(file: FileHandle, size: number) {
    super();
    this.#file = file;
    this.#size = size;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    if (!(position >= 0 && position <= this.#size)) {
      setImmediate(callback, new RangeError('The archive points beyond its end.'));
      return;
    }
    this.#file.read(buffer, offset, length, position).then(
      ({ bytesRead }) => callback(null, bytesRead),
      (error) => callback(error),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, Math.min(end, this.#size)), { objectMode: false });
  }

  /** A stream of the system's own would close the file with itself. */
  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at >= 0 && at < end; ) {
      const piece = Buffer.allocUnsafe(Math.min(PIECE, end - at));
      const { bytesRead } = await this.#file.read(piece, 0, piece.length, at);
      if (bytesRead === 0) return;
      yield piece.subarray(0, bytesRead);
      at += bytesRead;
    }
  }

  override close(callback: (error: Error | null) => void): void {
    this.#file.close().then(() => callback(null), callback);
  }
}
