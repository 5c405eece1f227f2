import { AppError } from '@candor/domain/errors';
import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import type { Deps } from '../../../deps';
import { updateInvitation } from '../store';
import type { Visit } from './find-invited';
import { remindersOf } from './present';
import { noteCandidate, working } from './work';

type StopCall = Visit & { wanted: boolean; requestId: string };

/**
 * Turns reminders off for a candidate, or on again if their sender wants them. Returns the resulting state.
 *
 * @throws AppError 404, 410 for one that has ended or was submitted, 429.
 */
export async function setReminders(
  deps: Pick<Deps, 'db' | 'clock'>,
  { wanted, requestId, ...visit }: StopCall,
): Promise<Pick<CandidateAssessment, 'reminders'>> {
  return working(deps, visit, async (tx, row, now) => {
    const isStopped = row.remindersStoppedAt !== null;
    if (isStopped !== wanted) return { reminders: remindersOf(row) };
    const remindersStoppedAt = wanted ? null : now;
    const changed = await updateInvitation(tx, row.id, { remindersStoppedAt, lastAccessed: now });
    const details = { reminders: wanted };
    await noteCandidate(tx, row, 'invitation.reminders_set', { requestId, details }, now);
    return { reminders: remindersOf(changed) };
  });
}

/**
 * The same as a mail program does it for its reader. One that has ended, or is gone, sends none any more.
 *
 * @throws AppError 429.
 */
export async function stopReminders(
  deps: Pick<Deps, 'db' | 'clock'>,
  call: Omit<StopCall, 'wanted'>,
): Promise<void> {
  try {
    await setReminders(deps, { ...call, wanted: false });
  } catch (error) {
    if (!(error instanceof AppError) || !OVER.has(error.code)) throw error;
  }
}

const OVER: ReadonlySet<string> = new Set(['gone', 'not_found']);
