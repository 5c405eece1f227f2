import { randomUUID } from 'node:crypto';
import type { schedules } from '@candor/domain/api/schedules';
import { type FieldError, validationError } from '@candor/domain/errors';
import { SCHEDULE_LIMITS, type Schedule } from '@candor/domain/model/schedule';
import { ConnectedType } from '@candor/domain/model/source';
import { nextMorning } from '@candor/domain/rules/mornings';
import { serverMessages } from '@candor/domain/server-messages';
import { findSavedSource, type SavedSourceRow, savedChoice } from '../../../access/saved-source';
import { openSourceConfig } from '../../../access/source-config';
import type { Config } from '../../../config';
import type { Tx } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { Call } from '../../../http/serve';
import { checkInputType } from '../check-plan';
import { type BatchRow, findBatch } from '../store/batch';
import { presentSchedule } from './present';
import { recordSchedule } from './record';
import { insertSchedule, lockSchedules, scheduleRows } from './store';
import { digestsOf, remember } from './store-seen';
import { noteWaiting } from './store-waiting';

type CreateCall = Pick<Call<typeof schedules.create>, 'actor' | 'allowance' | 'body' | 'requestId'>;

/**
 * Creates a schedule with the current job of a batch. Candidates that this batch has listed in the same source are
 * not new, except for documents that could not be had.
 *
 * @throws AppError 400 by field, 402 for a source that the plan does not include.
 */
export async function createSchedule(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  call: CreateCall,
): Promise<Schedule> {
  const { userId } = call.actor;
  const { local_hour: localHour, time_zone: timeZone } = call.body;
  const row = await db.transaction(async (tx) => {
    await lockSchedules(tx, userId);
    const { saved, batch } = await partsOf(tx, call);
    checkInputType(call.allowance, ConnectedType.parse(saved.inputType));
    const now = clock.now();
    const { jobTitle, jobText, requirements, engineVersion, rubric } = batch;
    const inserted = await insertSchedule(tx, {
      id: randomUUID(),
      userId,
      savedSourceId: saved.id,
      fromBatchId: batch.id,
      localHour,
      timeZone,
      jobTitle,
      jobText,
      requirements,
      engineVersion,
      rubric,
      enabled: true,
      dueAt: nextMorning(now, localHour, timeZone),
      createdAt: now,
      updatedAt: now,
    });
    if (isSameSource(config, saved, batch)) {
      await remember(tx, inserted.id, await digestsOf(tx, batch.id));
      await noteWaiting(tx, { id: batch.id, scheduleId: inserted.id }, now);
    }
    await recordSchedule(tx, call, 'schedule.created', inserted, now);
    return inserted;
  });
  return presentSchedule(row);
}

type Parts = { saved: SavedSourceRow; batch: BatchRow };

async function partsOf(tx: Tx, { actor: { userId }, body }: CreateCall): Promise<Parts> {
  const saved = await findSavedSource(tx, userId, body.saved_source_id);
  const batch = await findBatch(tx, userId, body.batch_job_id);
  const errors: FieldError[] = [];
  if (!saved) errors.push({ field: 'saved_source_id', message: serverMessages.savedSourceGone });
  if (batch?.status !== 'completed') {
    errors.push({ field: 'batch_job_id', message: serverMessages.scheduleNeedsEnded });
  }
  const most = SCHEDULE_LIMITS.schedules;
  if ((await scheduleRows(tx, userId)).length >= most) {
    errors.push({ field: 'saved_source_id', message: serverMessages.scheduleLimit(most) });
  }
  if (!saved || !batch || errors.length > 0) throw validationError(errors);
  return { saved, batch };
}

function isSameSource(
  keys: Pick<Config, 'secretKeys'>,
  saved: SavedSourceRow,
  { id, inputType, sourceConfigSealed }: BatchRow,
): boolean {
  if (inputType !== saved.inputType || sourceConfigSealed === null) return false;
  const choice = savedChoice(keys, saved);
  const read = openSourceConfig(keys, choice.type, sourceConfigSealed, { table: 'batches', id });
  return JSON.stringify(read) === JSON.stringify(choice);
}
