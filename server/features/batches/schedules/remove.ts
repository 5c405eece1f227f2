import type { schedules } from '@candor/domain/api/schedules';
import { AppError } from '@candor/domain/errors';
import type { Deps } from '../../../deps';
import type { Call } from '../../../http/serve';
import { recordSchedule } from './record';
import { deleteSchedule, lockSchedule } from './store';

type RemoveCall = Pick<Call<typeof schedules.remove>, 'actor' | 'params' | 'requestId'>;

/** Deletes a schedule. Its batches stay. Throws AppError 404. */
export async function removeSchedule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: RemoveCall,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockSchedule(tx, call.actor.userId, call.params.id);
    if (!row) throw new AppError('not_found');
    await deleteSchedule(tx, row);
    await recordSchedule(tx, call, 'schedule.removed', row, clock.now());
  });
}
