import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';

const AGAIN_AFTER_MS = 100;

/**
 * Inserts many rows into a table and has it vacuumed, as the database does of its own accord after a while. The insert waits for
 * the disk: of a row whose commit is not written yet, vacuum does not note that everybody sees it. Neither does it while somebody
 * else's work is older than the rows, so that it is asked again until all are noted.
 */
export async function insertAndVacuum(db: Db, table: string, insert: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = on`);
    await tx.execute(insert);
  });
  do {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  } while (!(await seenByAll(db, table)) && (await sleep(AGAIN_AFTER_MS, true)));
}

/** Whether all pages of a table are noted as seen by everybody. */
async function seenByAll(db: Db, table: string): Promise<boolean> {
  const { rows } = await db.execute<{ seen: boolean }>(sql`
    select relallvisible >= relpages as seen from pg_class where oid = ${table}::regclass`);
  return rows[0]?.seen ?? false;
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
