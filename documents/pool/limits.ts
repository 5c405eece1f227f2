import { availableParallelism } from 'node:os';

/** What one reader may use. Times are milliseconds; sizes are bytes unless named otherwise. */
export type ReaderLimits = {
  /** Child processes at most. */
  processes: number;
  /** Time for one document, counted from when a ready child receives it, without what the child waits for a processor. */
  deadlineMs: number;
  /** Memory in MB that a child may take for a document above what it needs at rest. */
  memoryMb: number;
  /** A child without work for this long is ended. */
  idleMs: number;
  /** A child is replaced after this many documents, so that no leak of a parser grows. */
  documentsPerChild: number;
  /** Largest file. */
  maxBytes: number;
  /** Pages read of one document; the rest is cut off. */
  maxPages: number;
  /** Largest text of one document in UTF-8 bytes; the rest is cut off. */
  maxTextBytes: number;
  /** Whether scanned pages are recognised where a document has no other text. */
  recognise: boolean;
  /** Time for one document whose pages are recognised. */
  recogniseMs: number;
};

/** The limits the product promises. */
export const DEFAULT_LIMITS: ReaderLimits = {
  processes: Math.min(2, availableParallelism()),
  deadlineMs: 8_000,
  // 512 are promised: what a child takes between two looks at it has room below that.
  memoryMb: 448,
  idleMs: 30_000,
  documentsPerChild: 500,
  maxBytes: 10 * 1024 * 1024,
  maxPages: 50,
  maxTextBytes: 2 * 1024 * 1024,
  recognise: false,
  recogniseMs: 90_000,
};
