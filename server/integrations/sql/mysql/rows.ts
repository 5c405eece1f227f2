import type { Connection } from 'mysql2';
import { z } from 'zod';
import type { Row } from '../columns';
import type { Line } from '../line';
import type { Prepared } from './prepare';

/** Rows buffered in memory while the others wait on the connection. */
const MOST_WAITING = 8;

const Values = z.array(z.unknown());

/** Runs a checked query and reads its rows as fast as they are consumed. */
export async function* rowsOf(
  connection: Connection,
  prepared: Prepared,
  line: Line,
): AsyncGenerator<Row> {
  const query = prepared.run();
  query.on('result', () => line.row());
  // Nobody listens any more to a query that was given up.
  query.on('error', () => undefined);
  const rows = query.stream({ highWaterMark: MOST_WAITING });
  // A broken line is told to the connection alone.
  const broken = (error: Error) => rows.destroy(error);
  connection.on('error', broken);
  try {
    line.ask();
    for await (const row of rows) {
      line.answered();
      yield Values.parse(row).map((value, at) =>
        typeof value === 'number' && prepared.singles.has(at) ? singleText(value) : textOf(value),
      );
      line.ask();
    }
    line.answered();
  } finally {
    connection.off('error', broken);
  }
}

/** Digits that tell every number of single precision from its neighbours. */
const MOST_DIGITS = 9;

/** The shortest text of a number of single precision, as its server writes it: 3.3, and not 3.299999952316284. */
function singleText(value: number): string {
  for (let digits = 1; digits < MOST_DIGITS; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return String(short);
  }
  return String(value);
}

/** A value as people write it. Bytes have no text; columns of them are not asked for. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : null;
}
