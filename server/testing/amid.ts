import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { untilWaitingFor } from './locks';

/**
 * Begins something in the middle of a change. Once that has ended, or waits for a lock of the change, the change goes on with
 * what is left of it, and is committed.
 */
export async function amid<T>(
  db: Db,
  change: (tx: Tx) => Promise<unknown>,
  begin: () => Promise<T>,
  rest: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<T> {
  const { begun } = await db.transaction(async (tx) => {
    await change(tx);
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const begun = begin();
    await Promise.race([begun, untilWaitingFor(db, rows[0]?.pid ?? 0)]);
    await rest(tx);
    return { begun };
  });
  return begun;
}
