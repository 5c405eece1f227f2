import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { until } from './batch-calls';

/** Resolves when so many connections of the test's database wait for a lock. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await db.execute<{ waiting: number }>(sql`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0]?.waiting;
  };
  await until(waiting, (found) => found === count);
}

/** Resolves when somebody waits for a lock that this connection holds. */
export async function untilWaitingFor(db: Db, backend: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await db.execute(sql`
      select from pg_stat_activity where ${backend}::int = any(pg_blocking_pids(pid))`);
    return rows.length;
  };
  await until(waiting, (found) => found > 0);
}

/** Something that one course of a test waits for until another gives it. */
export function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
