import type { ScheduleTrouble } from '@candor/domain/model/schedule';
import { dayThere, morningAfter, morningOf } from '@candor/domain/rules/mornings';
import { serverMessages } from '@candor/domain/server-messages';
import type { Tx } from '../../../db/database';
import { noteTrouble } from './end-morning';
import { lockDue, updateSchedule } from './store';

/** An error that passes is over by then. */
const RETRIED_FOR_MS = 3_600_000;

const TROUBLE: ScheduleTrouble = { code: 'unexpected', message: serverMessages.scheduleNotStarted };

/**
 * Notes that an error nobody foresaw kept a morning from beginning. Its owner sees it at once. It stays due, so that it is
 * retried; after an hour it counts as failed like one with any other cause.
 */
export async function noteUnstarted(tx: Tx, id: string, now: Date): Promise<void> {
  const schedule = await lockDue(tx, id, now);
  if (!schedule) return;
  const { localHour, timeZone, trouble } = schedule;
  const today = dayThere(now, timeZone);
  const begunAt = morningOf(today, localHour, timeZone);
  if (now.getTime() - begunAt.getTime() < RETRIED_FOR_MS) {
    // What kept the morning before from its work is mailed; this is not, yet.
    const shown = trouble ?? TROUBLE;
    return void (await updateSchedule(tx, schedule, { trouble: shown, updatedAt: now }));
  }
  const dueAt = morningAfter(today, localHour, timeZone);
  await updateSchedule(tx, schedule, { dueAt, lastDate: today });
  await noteTrouble(tx, schedule, TROUBLE, now);
}
