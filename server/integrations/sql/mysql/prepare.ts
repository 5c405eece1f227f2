import type { Connection, Query } from 'mysql2';
import { z } from 'zod';
import type { Column } from '../columns';

/** A query that the server has checked; `run` reads its rows. */
export type Prepared = {
  columns: Column[];
  /** The places of columns that hold numbers of single precision. */
  singles: ReadonlySet<number>;
  run(): Query;
};

/** The types of the protocol that are written as text although their character set is 'binary': numbers, times, JSON. */
const WRITTEN_AS_TEXT = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 245, 246]);

const FLOAT = 4;
const GEOMETRY = 255;
const VECTOR = 242;
const BINARY = 63;

const Statement = z.object({
  columns: z.array(
    z.object({ name: z.string(), columnType: z.number(), characterSet: z.number() }),
  ),
});

/** Has the server check a query. The protocol takes one statement, so that a second one cannot follow. */
export function prepare(connection: Connection, sql: string): Promise<Prepared> {
  return new Promise((resolve, reject) => {
    connection.prepare(sql, (error, statement) => {
      if (error) return reject(error);
      const known = Statement.safeParse(statement);
      if (!known.success) return reject(new TypeError('The driver names no columns.'));
      const columns = known.data.columns.map(({ name, columnType, characterSet }) => ({
        name,
        isBinary:
          columnType === GEOMETRY ||
          columnType === VECTOR ||
          (characterSet === BINARY && !WRITTEN_AS_TEXT.has(columnType)),
      }));
      const singles = new Set(
        known.data.columns.flatMap(({ columnType }, at) => (columnType === FLOAT ? [at] : [])),
      );
      resolve({ columns, singles, run: () => statement.execute([]) });
    });
  });
}
