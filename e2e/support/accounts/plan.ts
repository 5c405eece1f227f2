import { connect } from '@candor/server/db/connect';
import { startEmbedded } from '@candor/server/db/embedded/start';
import { dataFolder } from '../places';
import type { Account } from './account';

/**
 * Lets the trial of an account end an hour ago. The product has no call for that, and nobody waits a week: the row is
 * changed in the database itself, as time would leave it.
 */
export function endTrial(account: Account): Promise<void> {
  return change(
    `update subscriptions set trial_ends_at = now() - interval '1 hour' where user_id = $1`,
    [account.id],
  );
}

/** Gives an account a contract of its own: batches and a quota of this size. */
export function agreeOn(account: Account, candidates: number): Promise<void> {
  return change(
    `update subscriptions
     set plan_type = 'enterprise', status = 'active', trial_ends_at = null,
         candidates_limit_override = $2, max_batch_size_override = $2
     where user_id = $1`,
    [account.id, candidates],
  );
}

/** Runs one statement in the product's own database, joining the server that runs already. */
async function change(statement: string, values: readonly (string | number)[]): Promise<void> {
  const database = await startEmbedded(dataFolder());
  const connection = connect(database.url, { size: 1, onIdleError: () => {} });
  try {
    const { rowCount } = await connection.pool.query(statement, [...values]);
    if (rowCount !== 1) throw new Error(`${rowCount} accounts were changed instead of one`);
  } finally {
    await connection.close();
    await database.stop();
  }
}
