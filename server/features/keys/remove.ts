import type { keys } from '@candor/domain/api/keys';
import { AppError } from '@candor/domain/errors';
import { audit, doer } from '../../access/audit';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { deactivateKey } from './store';

type RemoveCall = Pick<Call<typeof keys.remove>, 'actor' | 'params' | 'requestId'>;

/** Ends a key at once; what it did stays in the statistics. Throws AppError 404, also for one that was removed before. */
export async function removeKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, params, requestId }: RemoveCall,
): Promise<void> {
  const { userId } = actor;
  await db.transaction(async (tx) => {
    if (!(await deactivateKey(tx, userId, params.id))) throw new AppError('not_found');
    const entry = {
      userId,
      actor: doer(actor),
      requestId,
      action: 'api_key.removed',
      entity: { type: 'api_key', id: params.id },
      details: {},
    } as const;
    await audit(tx, entry, clock.now());
  });
}
