import { on } from 'node:events';
import pg from 'pg';
import type { Row } from '../columns';
import type { Line } from '../line';

/** The name of the cursor in our transaction. */
export const CURSOR = 'candor_rows';

const ROWS_AT_ONCE = 500;

/** Rows buffered in memory while the others wait on the connection. */
const MOST_WAITING = 8;

/** Every value as the server writes it: what is no text has a text there that people know. */
const AS_TEXT = { getTypeParser: () => (value: string) => value };

/** A query whose rows are read as fast as they are consumed. */
class PacedQuery extends pg.Query<(string | null)[]> {
  readonly #client: pg.Client;

  constructor(text: string, client: pg.Client) {
    const config: pg.QueryArrayConfig = { text, rowMode: 'array', types: AS_TEXT };
    super(config);
    this.#client = client;
  }

  pause(): void {
    this.#client.connection.stream.pause();
  }

  resume(): void {
    this.#client.connection.stream.resume();
  }
}

/** All remaining rows of the cursor, some hundred at a time. */
export async function* rowsOf(client: pg.Client, line: Line): AsyncGenerator<Row> {
  for (;;) {
    let count = 0;
    for await (const row of fetched(client, line)) {
      count += 1;
      yield row;
    }
    if (count < ROWS_AT_ONCE) return;
  }
}

async function* fetched(client: pg.Client, line: Line): AsyncGenerator<Row> {
  const query = new PacedQuery(`fetch ${ROWS_AT_ONCE} from ${CURSOR}`, client);
  query.on('row', () => line.row());
  // Nobody listens any more to a query that was given up.
  query.on('error', () => undefined);
  const rows = on(query, 'row', { close: ['end'], highWaterMark: MOST_WAITING, lowWaterMark: 1 });
  client.query(query);
  line.ask();
  for await (const [row] of rows) {
    line.answered();
    yield row;
    line.ask();
  }
  line.answered();
}
