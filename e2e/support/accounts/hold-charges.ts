import { connect } from '@candor/server/db/connect';
import { startEmbedded } from '@candor/server/db/embedded/start';
import { dataFolder } from '../places';
import type { Account } from './account';

/**
 * Runs `journey` while nobody of this account can be charged, so that a batch stays in its midst however fast the machine
 * scores: the account's row is locked in the product's own database, as by a call that takes long, and groups wait for it.
 * Call it once the batch is submitted, and for seconds only: who waits gives up after half a minute.
 */
export async function whileNobodyIsCharged<T>(
  account: Account,
  journey: () => Promise<T>,
): Promise<T> {
  const database = await startEmbedded(dataFolder());
  const connection = connect(database.url, { size: 1, onIdleError: () => {} });
  const client = await connection.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from subscriptions where user_id = $1 for update', [account.id]);
    return await journey();
  } finally {
    await client.query('rollback');
    client.release();
    await connection.close();
    await database.stop();
  }
}
