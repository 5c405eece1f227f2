import type { keys } from '@candor/domain/api/keys';
import { AppError } from '@candor/domain/errors';
import type { ApiKey } from '@candor/domain/model/api-key';
import { serverMessages } from '@candor/domain/server-messages';
import { loadAllowance } from '../../access/allowance';
import { newApiKey } from '../../access/api-key';
import { audit, doer } from '../../access/audit';
import { presentKey } from '../../access/present-key';
import { apiKeysUsedUp } from '../../access/refusals';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { insertKey, lockKeys } from './store';

type CreateCall = Pick<Call<typeof keys.create>, 'actor' | 'body' | 'requestId'>;

/**
 * Makes an API key. Its value is answered here and nowhere else: it is stored hashed.
 *
 * @throws AppError 409 for a name that is in use; 402 at the plan's limit, also for calls at the same moment.
 */
export async function createKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, body, requestId }: CreateCall,
): Promise<ApiKey> {
  const { userId } = actor;
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockKeys(tx, userId);
    const allowance = await loadAllowance(tx, userId, now);
    const { apiKeyLimit, apiKeysUsed } = allowance;
    const key = newApiKey();
    const row = await insertKey(tx, key, { userId, ...body, createdAt: now });
    if (!row) throw new AppError('conflict', { detail: serverMessages.apiKeyNameTaken });
    // After the name: no plan would give room for a second key of one name.
    if (apiKeyLimit !== null && apiKeysUsed >= apiKeyLimit) throw apiKeysUsedUp(allowance);
    const entry = {
      userId,
      actor: doer(actor),
      requestId,
      action: 'api_key.created',
      entity: { type: 'api_key', id: row.id },
      details: { permissions: row.permissions.join(' ') },
    } as const;
    await audit(tx, entry, now);
    return { ...presentKey(row), key };
  });
}
