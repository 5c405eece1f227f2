import type { Readable } from 'node:stream';

/** Where uploads live. Keys are our own random names, never a customer's. */
export type BlobStore = {
  /** Takes over a finished local file; afterwards the file belongs to the store. */
  putFile(key: string, path: string): Promise<void>;
  /** Throws `BlobMissing` for an unknown key. */
  open(key: string): Promise<Readable>;
  /** A local path with the blob's bytes, for readers that seek. Call `release` when done. Throws `BlobMissing`. */
  localPath(key: string): Promise<{ path: string; release(): Promise<void> }>;
  /** Succeeds for an unknown key, too: the wish is that nothing is there. */
  delete(key: string): Promise<void>;
  /** Every key with the moment it was stored, for the sweep of orphans. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
};

export class BlobMissing extends Error {
  constructor(readonly key: string) {
    super(`There is no blob ${key}`);
    this.name = 'BlobMissing';
  }
}
