import type { passkeys } from '@candor/domain/api/passkeys';
import { AppError } from '@candor/domain/errors';
import { audit, doer } from '../../access/audit';
import { endSessions } from '../../access/end-sessions';
import { findOwner } from '../../access/find-owner';
import { lockAccount } from '../../access/lock-account';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { oweMail } from '../../mail/owe-mail';
import { deletePasskey } from './store';

type RemoveCall = Pick<Call<typeof passkeys.remove>, 'actor' | 'params' | 'requestId'>;

/**
 * Removes a passkey, ends every other session, since whoever has the device may have come in with it, and notifies
 * the owner of the account. Throws AppError 404 for an unknown or foreign one.
 */
export async function removePasskey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, params, requestId }: RemoveCall,
): Promise<void> {
  const { userId, sessionId } = actor;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    if (!(await deletePasskey(tx, { userId, id: params.id }))) throw new AppError('not_found');
    const { emailKey } = await findOwner(tx, userId);
    await endSessions(tx, userId, sessionId);
    const entry = {
      userId,
      actor: doer(actor),
      requestId,
      details: {},
      action: 'passkey.removed',
      entity: { type: 'passkey', id: params.id },
    } as const;
    await audit(tx, entry, now);
    await oweMail(tx, { kind: 'passkey_removed', recipient: emailKey, now });
  });
}
