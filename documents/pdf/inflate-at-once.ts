import { inflateSync } from 'node:zlib';

/** No part of a document read for its text inflates to more. */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Stands in for `DecompressionStream`, as far as pdf.js uses it: one write, then reading all. The
 * platform's own hands each piece to another thread and back, and for the many small streams of a
 * PDF the way costs more than the work.
 */
export class InflateAtOnce {
  readonly #pieces: Uint8Array[] = [];

  /** @throws TypeError for any other format than zlib's, which pdf.js then unpacks by itself. */
  constructor(format: string) {
    if (format !== 'deflate') throw new TypeError(`Format ${format} is not supported.`);
  }

  /**
   * The writable side. Its `write` throws for damaged data, and pdf.js then recovers what it can in its own way.
   */
  get writable() {
    return {
      getWriter: () => ({
        ready: Promise.resolve(),
        write: (bytes: Uint8Array): Promise<void> => {
          this.#pieces.push(inflateSync(bytes, { maxOutputLength: MAX_BYTES }));
          return Promise.resolve();
        },
        close: () => Promise.resolve(),
      }),
    };
  }

  /** The side that is read from. */
  get readable(): Iterable<Uint8Array> {
    return this.#pieces;
  }
}
