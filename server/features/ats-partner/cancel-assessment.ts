import { AppError } from '@candor/domain/errors';
import { statusAt } from '@candor/domain/rules/invitation';
import type { Deps } from '../../deps';
import type { Caller, Invitations } from './asked';
import { findById, noteTold } from './store';

/**
 * Cancels what Ashby started. One that has ended without answers has nothing left to cancel.
 *
 * @throws AppError 404, and 400 for one that was sent in.
 */
export async function cancelAssessment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  invitations: Pick<Invitations, 'cancel'>,
  { id, ...caller }: Caller & { id: string },
): Promise<string> {
  const found = await findById(db, { userId: caller.actor.userId, ats: 'ashby', id });
  if (!found) throw new AppError('not_found');
  const status = statusAt(found.status, found.expiresAt, clock.now());
  const isOver = status === 'cancelled' || status === 'expired';
  if (!isOver) await invitations.cancel({ ...caller, code: found.code });
  await noteTold(db, found.id, isOver ? found.state : 'cancelled', clock.now());
  return found.id;
}
