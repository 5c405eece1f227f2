/** Long enough for a slow line and for a sleeping cloud database to greet. */
export const CONNECT_MS = 10_000;

/** How long one answer of a database is waited for, from the question to its first row and between rows. */
export const ANSWER_MS = 30_000;

/** A whole listing: a plan's largest batch takes seconds, so anything longer is a runaway query. */
export const LISTING_MS = 5 * 60_000;

/** An unreachable host and one that may not be reached answer after the same while, which tells nothing of our network. */
export const LEAST_REFUSAL_MS = 1_000;

/** The maximum size of a query's result; more is rejected as a whole, so that nobody is silently left out. */
export type Caps = {
  /** Rows of one listing. */
  rows: number;
  /** Of one row as it comes over the line, and of all rows together, in bytes. */
  rowBytes: number;
  bytes: number;
};

export const CAPS: Caps = {
  rows: 100_000,
  // A text may have 2 MB; other columns travel with it.
  rowBytes: 16 * 1024 * 1024,
  // 100,000 resumes of 5 KB.
  bytes: 500 * 1024 * 1024,
};

/** The text of one candidate, in UTF-8 bytes, as in a CSV file. */
export const MOST_TEXT_BYTES = 2 * 1024 * 1024;

/** Longer names and addresses are something else in the wrong column. */
export const MOST_NAME_LETTERS = 1_000;

/** Far more than anybody types; what is longer was not written as a connection string or a query. */
export const MOST_STRING_LETTERS = 2_000;
export const MOST_QUERY_LETTERS = 50_000;
