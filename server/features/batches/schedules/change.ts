import type { schedules } from '@candor/domain/api/schedules';
import { AppError } from '@candor/domain/errors';
import type { Schedule } from '@candor/domain/model/schedule';
import { dayThere, morningAfter, nextMorning } from '@candor/domain/rules/mornings';
import type { Deps } from '../../../deps';
import type { Call } from '../../../http/serve';
import { presentSchedule } from './present';
import { recordSchedule } from './record';
import { lockSchedule, type ScheduleRow, updateSchedule } from './store';

type ChangeCall = Pick<Call<typeof schedules.change>, 'actor' | 'params' | 'body' | 'requestId'>;

/**
 * Turns a schedule on or off, or changes its hour. Turning it on again resets it, whatever stopped it. Throws
 * AppError 404.
 */
export async function changeSchedule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: ChangeCall,
): Promise<Schedule> {
  const { actor, params, body } = call;
  const changed = await db.transaction(async (tx) => {
    const before = await lockSchedule(tx, actor.userId, params.id);
    if (!before) throw new AppError('not_found');
    const now = clock.now();
    const enabled = body.enabled ?? before.enabled;
    const localHour = body.local_hour ?? before.localHour;
    const timeZone = body.time_zone ?? before.timeZone;
    const row = await updateSchedule(tx, before, {
      enabled,
      localHour,
      timeZone,
      updatedAt: now,
      dueAt: dueAfter({ ...before, localHour, timeZone }, now),
      ...(enabled && !before.enabled && { failures: 0, trouble: null }),
    });
    await recordSchedule(tx, call, 'schedule.changed', row, now);
    return row;
  });
  return presentSchedule(changed);
}

/** A day has one morning, even if its hour is changed. */
function dueAfter(
  { localHour, timeZone, lastDate }: Pick<ScheduleRow, 'localHour' | 'timeZone' | 'lastDate'>,
  now: Date,
): Date {
  const next = nextMorning(now, localHour, timeZone);
  if (lastDate === null || dayThere(next, timeZone) > lastDate) return next;
  return morningAfter(lastDate, localHour, timeZone);
}
