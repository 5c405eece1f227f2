import type { passkeys } from '@candor/domain/api/passkeys';
import { AppError } from '@candor/domain/errors';
import { audit, doer } from '../../access/audit';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { type PasskeyRow, setName } from './store';

type RenameCall = Pick<Call<typeof passkeys.rename>, 'actor' | 'params' | 'body' | 'requestId'>;

/** Gives a passkey another name. Throws AppError 404 for an unknown or foreign one. */
export async function renamePasskey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, params, body, requestId }: RenameCall,
): Promise<PasskeyRow> {
  const { userId } = actor;
  return db.transaction(async (tx) => {
    const row = await setName(tx, { userId, id: params.id }, body.name);
    if (!row) throw new AppError('not_found');
    const entry = {
      userId,
      actor: doer(actor),
      requestId,
      details: {},
      action: 'passkey.renamed',
      entity: { type: 'passkey', id: row.id },
    } as const;
    await audit(tx, entry, clock.now());
    return row;
  });
}
