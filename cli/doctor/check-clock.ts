import type { Connection } from '@candor/server/db/connect';
import type { Finding } from './check';

/** A query takes its time, and clocks that are kept are never far apart. */
const TOLERATED_MS = 5_000;

/** Whether the clocks of this machine and of the database's agree. */
export async function checkClock(pool: Connection['pool']): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await pool.query<{ at: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
  );
  const answered = Date.now();
  return clockFinding((asked + answered) / 2 - (rows[0]?.at ?? 0));
}

/** What it means that this machine's clock is so far ahead of the database's; behind, where it is negative. */
export function clockFinding(aheadMs: number): Finding {
  if (Math.abs(aheadMs) <= TOLERATED_MS)
    return { status: 'ok', subject: 'Clock', found: "it agrees with the database's" };
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return {
    status: 'warn',
    subject: 'Clock',
    found: `it is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's`,
    fix: 'Let both machines keep time (NTP): a server that is a minute off rejects codes of two-step sign-in and events of Stripe.',
  };
}
