import { AppError } from '@candor/domain/errors';
import type { AtsType } from '@candor/domain/model/ats';
import type { Actor } from '../../../access/actor';
import type { Deps } from '../../../deps';
import { recordConnection } from './record';
import { endedConnection, lockConnecting, openConnection, updateConnection } from './store';

/**
 * Ends a connection: its credentials are erased, and what was scored through it stays.
 *
 * @throws AppError 404 if none is open.
 */
export async function unlink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: { actor: Actor; requestId: string },
  ats: AtsType,
): Promise<{ success: true }> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { userId } = call.actor;
    await lockConnecting(tx, userId, ats);
    const open = await openConnection(tx, userId, ats);
    if (!open) throw new AppError('not_found');
    const { id } = open;
    await updateConnection(tx, id, endedConnection(now));
    await recordConnection(tx, call, 'integration.removed', { id, ats }, now);
  });
  return { success: true };
}
