import { z } from 'zod';

/** The first entry: what must be known before a row is read. */
export const HEAD = 'backup.json';
/** The entry that only a whole archive has: what must have been read by then. */
export const END = 'end.json';
/** Entries that end a group of others: their SHA-256 sums, as `sha256sum -c` reads them. */
export const SUMS = 'checksums/';
export const TABLES = 'tables/';
export const BLOBS = 'blobs/';

export const Table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
});
export type Table = z.infer<typeof Table>;

export const Head = z.object({
  format: z.literal('candor-backup'),
  version: z.literal(1),
  created_at: z.iso.datetime(),
  product: z.string(),
  /** The moment that names the newest migration of the database. */
  schema: z.number(),
  /** The newest migration of the queue's own schema. */
  queue: z.number(),
  tables: z.array(Table),
});
export type Head = z.infer<typeof Head>;

export const End = z.object({
  /** Rows by table, in the order of the head. */
  rows: z.array(z.number()),
  /** The value of each sequence; one that was never used is left out. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  blobs: z.number(),
});
export type End = z.infer<typeof End>;
