import type { Pool, PoolClient } from 'pg';
import { transactionScope } from '../../db/row-level-security';
import type { Section } from './sections';

/** Rows that are read at once: an export of any size needs little memory. */
const ROWS_AT_ONCE = 200;

export type Row = Readonly<Record<string, unknown>>;

/** Reads tables from one snapshot. */
export type Snapshot = {
  columnsOf(section: Section): Promise<string[]>;
  rowsOf(section: Section): AsyncGenerator<Row>;
};

/** Opens a snapshot, passes it on and closes it afterwards, whatever happens. It holds one connection meanwhile. */
export async function* withSnapshot<Piece>(
  pool: Pool,
  userId: string,
  read: (snapshot: Snapshot) => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const scope = await transactionScope(pool);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const { text, values } of scope) await client.query(text, [...values]);
    yield* read({
      columnsOf: (section) => columnsOf(client, section),
      rowsOf: (section) => rowsOf(client, section, userId),
    });
    await client.query('commit');
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw broken;
  } finally {
    // A reader that went away leaves the transaction open: such a connection is not lent again.
    // One that cannot even say so has broken.
    const isLeft = broken !== undefined || (await isOpen(client).catch(() => true));
    client.release(isLeft);
  }
}

async function isOpen(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ open: boolean }>(
    'select now() <> statement_timestamp() as open',
  );
  return rows[0]?.open ?? true;
}

async function columnsOf(client: PoolClient, { table, without }: Section): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => !without.includes(name));
}

async function* rowsOf(client: PoolClient, section: Section, userId: string): AsyncGenerator<Row> {
  const columns = (await columnsOf(client, section)).map((name) => `t."${name}"`).join(', ');
  const cursor = `export_${section.name}`;
  await client.query(
    `declare ${cursor} no scroll cursor for
     select ${columns} from "${section.table}" t where ${section.mine} order by 1`,
    [userId],
  );
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${ROWS_AT_ONCE} from ${cursor}`);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query(`close ${cursor}`);
}
