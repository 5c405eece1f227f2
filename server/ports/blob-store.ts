import type { Readable } from 'node:stream';

/** Where uploads live. Keys are our own random names, never a customer's; every method throws a RangeError for another one. */
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

/** Nothing is stored under a key. */
export class BlobMissing extends Error {
  constructor(readonly key: string) {
    super(`There is no blob ${key}`);
    this.name = 'BlobMissing';
  }
}

const KEY = /^[A-Za-z0-9_-]{8,128}$/;

/** Whether a name can be a key: one plain name, which finds its way through every kind of store unchanged. */
export function isBlobKey(name: string): boolean {
  return KEY.test(name);
}

const JOURNAL = 'erasures-';

/** The key of a piece of the journal of erasures, which lies beside the uploads and not in the database; counted from 1. */
export function journalKey(piece: number): string {
  return `${JOURNAL}${String(piece).padStart(8, '0')}`;
}

/** Whether a blob was uploaded: all that is not the journal. */
export function isUpload(key: string): boolean {
  return !key.startsWith(JOURNAL);
}

/** Throws a RangeError for a name that cannot be a key. */
export function mustBeBlobKey(name: string): void {
  if (!isBlobKey(name)) throw new RangeError('A blob key is 8 to 128 letters, digits, - or _.');
}
