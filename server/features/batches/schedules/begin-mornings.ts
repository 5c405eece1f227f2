import { randomUUID } from 'node:crypto';
import { AppError, type ServerErrorCode } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { ScheduleTrouble } from '@candor/domain/model/schedule';
import { dayThere, morningAfter, morningOf } from '@candor/domain/rules/mornings';
import { carryLines } from '@candor/domain/rules/rubric-edits';
import { findSavedSource, savedChoice } from '../../../access/saved-source';
import { sealSourceConfig } from '../../../access/source-config';
import { isSuspended } from '../../../access/suspension';
import type { Tx } from '../../../db/database';
import { portions } from '../../../db/portions';
import { withinAccount } from '../../../db/row-level-security';
import type { Deps } from '../../../deps';
import { JobFailed } from '../../../jobs/safe-error';
import { accountTerms } from '../../../scoring/account-terms';
import { type BatchDraft, createBatch } from '../create-batch';
import { nameJob } from '../job-reading';
import { noteTrouble } from './end-morning';
import { noteUnstarted } from './note-unstarted';
import { dueSchedules, isStillListing, lockDue, type ScheduleRow, updateSchedule } from './store';

/** Schedules processed together. */
const AT_ONCE = 200;

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'embedder' | 'log'>;

/**
 * Creates the batch of every morning that has come. Which of the source's people are new is determined when it is
 * listed. A missed morning is made up for on the same day; any number of workers may do this at once.
 */
export async function beginMornings(deps: Needs): Promise<void> {
  const now = deps.clock.now();
  const due = (after: string | null) => dueSchedules(deps.db, now, after, AT_ONCE);
  for await (const some of portions(due, ({ id }) => id)) {
    for (const { id, userId } of some) {
      // One that cannot be started delays nobody else.
      await withinAccount(userId, () => beginOrTell(deps, id, now)).catch((error) =>
        deps.log.error(
          { err: new JobFailed(error), schedule: id },
          'a scheduled batch that could not be created was not noted',
        ),
      );
    }
  }
}

async function beginOrTell(deps: Needs, id: string, now: Date): Promise<void> {
  try {
    await beginMorning(deps, id, now);
  } catch (error) {
    deps.log.error(
      { err: new JobFailed(error), schedule: id },
      'a scheduled batch could not be created',
    );
    await deps.db.transaction((tx) => noteUnstarted(tx, id, now));
  }
}

/**
 * One schedule, in one transaction: its batch and the record that this morning began exist together or not at all.
 */
async function beginMorning(deps: Needs, id: string, now: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const schedule = await lockDue(tx, id, now);
    if (!schedule) return;
    const { localHour, timeZone, lastDate } = schedule;
    const today = dayThere(now, timeZone);
    const morning = morningOf(today, localHour, timeZone);
    // A morning due on an earlier day is not made up for: this day's own finds the same people.
    if (now < morning) return void (await updateSchedule(tx, schedule, { dueAt: morning }));
    const dueAt = morningAfter(today, localHour, timeZone);
    if (lastDate !== null && lastDate >= today) {
      return void (await updateSchedule(tx, schedule, { dueAt }));
    }
    // Two that list at once would find the same people new.
    if (await isStillListing(tx, schedule.id)) return;
    const begun = { dueAt, lastDate: today, lastEndedAt: null, lastNew: null, lastBatchId: null };
    await updateSchedule(tx, schedule, { ...begun, updatedAt: now });
    const trouble = await createMorning(deps, tx, schedule, today, now);
    if (trouble) await noteTrouble(tx, schedule, trouble, now);
  });
}

async function createMorning(
  deps: Needs,
  tx: Tx,
  schedule: ScheduleRow,
  date: string,
  now: Date,
): Promise<ScheduleTrouble | null> {
  if (await isSuspended(tx, schedule.userId)) {
    return { code: 'account', message: messages.accountSuspended };
  }
  const draft = await draftOf(deps, tx, schedule, date);
  try {
    // In a savepoint, so that what a refused batch had reserved is released.
    await tx.transaction((inner) => createBatch(inner, draft, now));
    return null;
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble) return trouble;
    throw error;
  }
}

async function draftOf(
  { config, embedder }: Needs,
  tx: Tx,
  schedule: ScheduleRow,
  date: string,
): Promise<BatchDraft> {
  const { userId, savedSourceId, jobText, jobTitle } = schedule;
  const saved = await findSavedSource(tx, userId, savedSourceId);
  if (!saved) throw new Error('The saved source of a schedule was not found');
  const id = randomUUID();
  const choice = savedChoice(config, saved);
  const semanticModel = embedder?.model ?? null;
  const terms = await accountTerms(tx, userId);
  const read = nameJob(jobText, terms, semanticModel);
  const { rubric, requirements } = schedule;
  return {
    id,
    userId,
    apiKeyId: null,
    jobText,
    jobTitle,
    semanticModel,
    inputType: choice.type,
    originalFilename: saved.label,
    blobKey: null,
    sourceConfigSealed: sealSourceConfig(config, choice, { table: 'batches', id }),
    // Without anybody new there is no batch, so it has at least one candidate.
    candidates: 1,
    unpaid: 1,
    rerunOf: null,
    sample: false,
    trace: null,
    rubricLines: rubric && carryLines(rubric.lines, requirements, read.requirements).lines,
    schedule: { id: schedule.id, date },
  };
}

const TROUBLES: Partial<Record<ServerErrorCode, ScheduleTrouble['code']>> = {
  quota_exceeded: 'account',
  input_type_not_allowed: 'plan',
  candidate_quota_exceeded: 'quota',
  batch_size_exceeded: 'batch_size',
  validation_error: 'job',
};

function troubleOf(error: unknown): ScheduleTrouble | null {
  if (!(error instanceof AppError)) return null;
  const code = TROUBLES[error.code];
  return code ? { code, message: error.message } : null;
}
