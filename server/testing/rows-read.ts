import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';

/**
 * Inserts many rows into a table and has it vacuumed, as the database does of its own accord after a while. The insert waits for
 * the disk: of a row whose commit is not written yet, vacuum does not note that everybody sees it.
 */
export async function insertAndVacuum(db: Db, table: string, insert: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = on`);
    await tx.execute(insert);
  });
  await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

/** How many rows of a table some work inside a transaction looks at. What an index tells by itself is none. */
export async function rowsRead(
  tx: Tx,
  table: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = await countRead(tx, table);
  await work();
  return (await countRead(tx, table)) - before;
}

/** What the connection has read and not yet reported, which may reach back beyond the transaction. */
async function countRead(tx: Tx, table: string): Promise<number> {
  const { rows } = await tx.execute<{ read: number }>(sql`
    select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where relname = ${table}`);
  return rows[0]?.read ?? Number.NaN;
}
