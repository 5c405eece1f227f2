import { accounts } from '@candor/domain/api/accounts';
import { AuthResponse } from '@candor/domain/model/user';
import { openDatabase } from './open-database';
import type { BenchServer } from './start-server';

/** What one signs in with. */
export type Credentials = { email: string; password: string };

/** Who `openAccount` registers where nobody is named. */
export const ACCOUNT: Credentials = {
  email: 'bench@example.org',
  password: 'a long enough Passw0rd!',
};

/** More candidates than any part of the benchmark submits. */
const PLENTY = 1_000_000;

/**
 * Registers an account and gives it a contract that stands in nobody's way: in the benchmark's own
 * database, since no call of the product can do that.
 *
 * @returns the token of its session.
 */
export async function openAccount(
  server: BenchServer,
  who: Credentials = ACCOUNT,
): Promise<string> {
  const reply = await fetch(`${server.address}${accounts.register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...who, full_name: 'Bench Mark' }),
  });
  if (!reply.ok) throw new Error(`Registering answered ${reply.status}: ${await reply.text()}`);
  const { access_token: token } = AuthResponse.parse(await reply.json());
  await liftLimits(server);
  return token;
}

async function liftLimits(server: BenchServer): Promise<void> {
  const { pool, close } = await openDatabase(server);
  try {
    await pool.query('update users set email_confirmed_at = now()');
    await pool.query(
      `update subscriptions set plan_type = 'enterprise', trial_ends_at = null,
         period_end = now() + interval '1 year',
         candidates_limit_override = $1, max_batch_size_override = $1`,
      [PLENTY],
    );
  } finally {
    await close();
  }
}
