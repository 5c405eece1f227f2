import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { untilWaitingFor } from './locks';

/** Begins something in the middle of a change; the change is committed once that has ended, or waits for it. */
export async function amid<T>(
  db: Db,
  change: (tx: Tx) => Promise<unknown>,
  begin: () => Promise<T>,
): Promise<T> {
  const { begun } = await db.transaction(async (tx) => {
    await change(tx);
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const begun = begin();
    await Promise.race([begun, untilWaitingFor(db, rows[0]?.pid ?? 0)]);
    return { begun };
  });
  return begun;
}
