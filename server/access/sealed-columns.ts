import { sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Db, Executor, Tx } from '../db/database';
import { portions } from '../db/portions';
import { keyIdOf, openSecret, sealSecret } from './secrets';

/** A column with encrypted texts, and the column that identifies its row. */
export type SealedColumn = { table: string; column: string; id: string };

/** Every column with encrypted texts; their names end in `_sealed`. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'second_factors', column: 'secret_sealed', id: 'user_id' },
  { table: 'batches', column: 'source_config_sealed', id: 'id' },
  { table: 'saved_sources', column: 'source_config_sealed', id: 'id' },
  { table: 'ats_connections', column: 'credentials_sealed', id: 'id' },
  { table: 'ats_connections', column: 'webhook_secret_sealed', id: 'id' },
  { table: 'ats_grants', column: 'credentials_sealed', id: 'id' },
];

/** Rows per transaction, so that a rotation blocks nobody. */
const ROWS_AT_ONCE = 100;

type Row = { key: string; sealed: string };

/** The ids of keys that encrypted something here and are missing from this installation. */
export async function missingKeys(
  executor: Executor,
  { secretKeys }: Pick<Config, 'secretKeys'>,
  columns: readonly SealedColumn[] = SEALED_COLUMNS,
): Promise<string[]> {
  const known = new Set(secretKeys.map(keyIdOf));
  const used = await Promise.all(columns.map((column) => keysUsedIn(executor, column)));
  return [...new Set(used.flat())].filter((key) => !known.has(key)).sort();
}

/**
 * Re-encrypts everything that an older key encrypted, and returns how many texts that were. It may be stopped and
 * repeated at any moment, while a server that knows the newest key is running.
 *
 * @throws SecretUnreadable at the first text that no key opens.
 */
export async function resealSecrets(
  db: Db,
  keys: Pick<Config, 'secretKeys'>,
  columns: readonly SealedColumn[] = SEALED_COLUMNS,
): Promise<number> {
  let resealed = 0;
  for (const column of columns) {
    const some = (after: string | null) =>
      db.transaction((tx) => resealSome(tx, keys, column, after));
    for await (const rows of portions(some, ({ key }) => key)) resealed += rows.length;
  }
  return resealed;
}

async function resealSome(
  tx: Tx,
  keys: Pick<Config, 'secretKeys'>,
  place: SealedColumn,
  after: string | null,
): Promise<Row[]> {
  const [newest] = keys.secretKeys;
  if (!newest) return [];
  const { table, column, id } = names(place);
  const { rows } = await tx.execute<Row>(sql`
    select ${id}::text as key, ${column} as sealed from ${table}
    where split_part(${column}, '.', 2) <> ${keyIdOf(newest)} and (${after}::text is null or ${id} > ${after})
    order by ${id} limit ${ROWS_AT_ONCE} for update`);
  for (const row of rows) {
    const where = { table: place.table, column: place.column, id: row.key };
    const sealed = sealSecret(keys, openSecret(keys, row.sealed, where), where);
    await tx.execute(sql`update ${table} set ${column} = ${sealed} where ${id} = ${row.key}`);
  }
  return rows;
}

async function keysUsedIn(executor: Executor, place: SealedColumn): Promise<string[]> {
  const { table, column } = names(place);
  const { rows } = await executor.execute<{ key: string }>(
    sql`select distinct split_part(${column}, '.', 2) as key from ${table} where ${column} is not null`,
  );
  return rows.map(({ key }) => key);
}

function names({ table, column, id }: SealedColumn) {
  return {
    table: sql.identifier(table),
    column: sql.identifier(column),
    id: sql.identifier(id),
  };
}
