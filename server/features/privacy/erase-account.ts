import { AppError } from '@candor/domain/errors';
import type { SessionActor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { oweHolder } from '../../access/owe-holder';
import { allowLongStatements } from '../../db/allow-long-statements';
import { retryDeadlocks } from '../../db/retry-deadlocks';
import { deleteBlobs } from '../../delete-blobs';
import type { Deps } from '../../deps';
import { blobKeysOf, deleteUser, holdWork, oweCustomerErasure } from './store';

/**
 * Erases an account with everything in it, at once: sessions and keys are refused from the next call on, work on its
 * batches writes nothing any more, its files are deleted, and its subscription is cancelled at the payment provider.
 * What remains is a record that it was erased, without a name.
 *
 * @throws AppError 401 if somebody else was faster.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'>,
  actor: SessionActor,
  requestId: string,
): Promise<void> {
  const { db, clock } = deps;
  const { userId } = actor;
  const now = clock.now();
  const erase = () =>
    db.transaction(async (tx) => {
      await allowLongStatements(tx);
      // A worker that settles work of the account refers to it in its charges, and would wait for this while this
      // waits for the batch.
      await holdWork(tx, userId);
      const found = await blobKeysOf(tx, userId);
      await oweCustomerErasure(tx, userId, now);
      const holder = await deleteUser(tx, userId, now);
      if (!holder) throw new AppError('authentication_required');
      await oweHolder(tx, holder, { kind: 'account_erased', now });
      const entry = {
        userId,
        actor: doer(actor),
        requestId,
        details: {},
        action: 'account.erased',
        entity: { type: 'user', id: userId },
      } as const;
      await audit(tx, entry, now);
      return found;
    });
  const keys = await retryDeadlocks(erase);
  // After the commit: a file that outlives its account is found by the sweep, an account without its files would be broken.
  await deleteBlobs(deps, keys);
}
