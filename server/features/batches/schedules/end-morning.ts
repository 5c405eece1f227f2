import { SCHEDULE_LIMITS, type ScheduleTrouble } from '@candor/domain/model/schedule';
import { preferencesWith, wants } from '@candor/domain/rules/notification-preferences';
import { audit } from '../../../access/audit';
import { findRecipient } from '../../../access/find-owner';
import { settle } from '../../../access/quota';
import type { Tx } from '../../../db/database';
import { dropGroups } from '../../../jobs/store';
import { oweMail } from '../../../mail/owe-mail';
import { type BatchRow, deleteBatch } from '../store/batch';
import type { ListedCandidate } from '../store/candidates';
import { digestOfListed } from './digest-of';
import { lockSchedule, type ScheduleRow, updateSchedule } from './store';
import { remember } from './store-seen';
import { noteTried } from './store-waiting';

/** A batch that a schedule created for a morning; one run again by hand does not count. */
export function isMorning({
  scheduleDate,
  rerunOf,
}: Pick<BatchRow, 'scheduleDate' | 'rerunOf'>): boolean {
  return scheduleDate !== null && rerunOf === null;
}

type Morning = Pick<BatchRow, 'id' | 'userId' | 'scheduleId' | 'reservedCandidates'>;

/** Whether anybody is new, and the schedule that asks for them still exists. */
export async function isWorthwhile(
  tx: Tx,
  { userId, scheduleId }: Morning,
  listed: readonly ListedCandidate[],
): Promise<boolean> {
  if (listed.length === 0 || scheduleId === null) return false;
  return (await lockSchedule(tx, userId, scheduleId)) !== null;
}

/**
 * Records whom a morning found, together with its candidates: neither exists without the other. One run again by hand
 * deals with the same people, so that the next morning does not.
 */
export async function keepMorning(
  tx: Tx,
  { id, userId, scheduleId, rerunOf }: Morning & Pick<BatchRow, 'rerunOf'>,
  listed: readonly ListedCandidate[],
  now: Date,
): Promise<void> {
  const schedule = scheduleId && (await lockSchedule(tx, userId, scheduleId));
  if (!schedule) return;
  await remember(tx, schedule.id, listed.map(digestOfListed));
  if (rerunOf !== null) return;
  await updateSchedule(tx, schedule, {
    lastEndedAt: now,
    lastNew: listed.length,
    lastBatchId: id,
    trouble: null,
    failures: 0,
    updatedAt: now,
  });
}

/** Records which documents that wait for access were tried in vain, even where nobody else is new. */
export async function noteClosed(
  tx: Tx,
  { scheduleId }: Pick<BatchRow, 'scheduleId'>,
  closed: readonly ListedCandidate[],
  now: Date,
): Promise<void> {
  if (scheduleId === null || closed.length === 0) return;
  await noteTried(tx, scheduleId, closed.map(digestOfListed), now);
}

/**
 * Withdraws the batch of a morning without results: nobody has seen it and nothing was charged. Its schedule shows
 * why, unless simply nobody was new.
 */
export async function dropMorning(
  tx: Tx,
  batch: Morning,
  trouble: ScheduleTrouble | null,
  now: Date,
): Promise<void> {
  const { id, userId, scheduleId, reservedCandidates: release } = batch;
  const schedule = scheduleId && (await lockSchedule(tx, userId, scheduleId));
  if (release > 0) await settle(tx, userId, { charge: 0, release, now });
  await dropGroups(tx, id);
  await deleteBatch(tx, id);
  if (!schedule) return;
  if (trouble) return noteTrouble(tx, schedule, trouble, now);
  await updateSchedule(tx, schedule, {
    lastEndedAt: now,
    lastNew: 0,
    lastBatchId: null,
    trouble: null,
    failures: 0,
    updatedAt: now,
  });
}

/**
 * Records why a morning failed. Its owner gets a mail if the cause is new; after too many failed mornings the
 * schedule stops.
 */
export async function noteTrouble(
  tx: Tx,
  schedule: ScheduleRow,
  trouble: ScheduleTrouble,
  now: Date,
): Promise<void> {
  const { id, userId } = schedule;
  const failures = schedule.failures + 1;
  const stops = failures >= SCHEDULE_LIMITS.failures;
  await updateSchedule(tx, schedule, {
    trouble,
    failures,
    enabled: !stops,
    updatedAt: now,
    lastEndedAt: now,
    lastNew: 0,
    lastBatchId: null,
  });
  const isNew = schedule.failures === 0 || schedule.trouble?.code !== trouble.code;
  if (stops || isNew) await tellTrouble(tx, schedule, now);
  if (!stops) return;
  await audit(
    tx,
    {
      userId,
      actor: { kind: 'system', id: null },
      action: 'schedule.paused',
      entity: { type: 'schedule', id },
      details: { failures },
      requestId: null,
    },
    now,
  );
}

async function tellTrouble(tx: Tx, { id, userId }: ScheduleRow, now: Date): Promise<void> {
  const owner = await findRecipient(tx, userId);
  if (!owner?.confirmed) return;
  if (!wants(preferencesWith(owner.preferences), 'email', 'morning_digest')) return;
  const mail = { kind: 'schedule_trouble', recipient: owner.emailKey } as const;
  await oweMail(tx, { ...mail, data: { scheduleId: id }, now });
}
