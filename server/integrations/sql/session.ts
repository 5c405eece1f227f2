import type { Column, Row } from './columns';

/** A query that a database has checked and not yet run, in a transaction that can only read. */
export type Session = {
  columns: readonly Column[];
  /** Runs it. Given up before its end, the line is cut, and there are no more rows. */
  rows(): AsyncIterable<Row>;
  /** Rolls the transaction back and ends the connection. Never throws. */
  close(): Promise<void>;
};
