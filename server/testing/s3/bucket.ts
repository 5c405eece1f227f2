import { createHash } from 'node:crypto';

export type StoredObject = {
  bytes: Buffer;
  etag: string;
  storedAt: Date;
  storageClass: string;
  metadata: Record<string, string>;
};

/** A bucket of the simulator. What it denies and where it lies may be changed while it is used. */
export type Bucket = {
  region: string;
  objects: Map<string, StoredObject>;
  /** So many more objects named person 0000000.txt and on, below the prefix, which are made when they are listed. */
  many: { prefix: string; count: number } | null;
  denies: Set<'list' | 'get' | 'head'>;
  /** Keys with a right of their own missing. */
  closed: Set<string>;
};

/** Lone surrogates from here stand for bytes of a key that are no UTF-8, which other stores keep. */
export const RAW_BYTES = 0xdc00;

/** An empty bucket that everybody with a valid signature may use. */
export function newBucket(region: string): Bucket {
  return { region, objects: new Map(), many: null, denies: new Set(), closed: new Set() };
}

/** Puts an object, whole or not at all. */
export function putObject(
  bucket: Bucket,
  key: string,
  content: string | Uint8Array,
  { storageClass = 'STANDARD', metadata = {}, storedAt = new Date() }: Partial<StoredObject> = {},
): StoredObject {
  const bytes = Buffer.from(content);
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  const object = { bytes, etag, storedAt, storageClass, metadata };
  bucket.objects.set(key, object);
  return object;
}

/** An object as a list tells it. */
export type Listed = Pick<StoredObject, 'etag' | 'storedAt' | 'storageClass'> & {
  key: string;
  size: number;
};

const VIRTUAL = /person (\d{7})\.txt$/;

/** Everything with the prefix behind a key, in the order of the bytes of UTF-8. Virtual objects come last. */
export function* listed(bucket: Bucket, prefix: string, after: string | null): Generator<Listed> {
  const keys = [...bucket.objects.keys()]
    .filter((key) => key.startsWith(prefix) && (after === null || isBehind(key, after)))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  for (const key of keys) {
    const object = bucket.objects.get(key);
    if (object) yield { ...object, key, size: object.bytes.length };
  }
  const { many } = bucket;
  if (!many?.prefix.startsWith(prefix)) return;
  const first = Number(VIRTUAL.exec(after ?? '')?.[1] ?? -1) + 1;
  for (let at = first; at < many.count; at += 1) {
    const key = `${many.prefix}person ${String(at).padStart(7, '0')}.txt`;
    yield { key, size: 40, etag: `"${at}"`, storedAt: new Date(0), storageClass: 'STANDARD' };
  }
}

const isBehind = (key: string, other: string) =>
  Buffer.compare(Buffer.from(key), Buffer.from(other)) > 0;
