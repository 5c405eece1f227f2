import { isDeepStrictEqual } from 'node:util';
import type { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { AnswerOf, BodyOf } from '@candor/domain/api/endpoint';
import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { StoredAnswer } from '@candor/domain/model/candidate-assessment';
import { storable } from '../../../db/storable';
import type { Deps } from '../../../deps';
import { updateInvitation } from '../store';
import { demandAnswer } from './check-answer';
import type { Visit } from './find-invited';
import { type AnswerRow, findAnswer, putAnswer } from './store';
import { demandTime } from './time-limit';
import { stepOf, working } from './work';

type SaveCall = Visit & { stepId: string; body: BodyOf<typeof candidateAssessment.saveAnswer> };

/**
 * Saves the answer to a step. One based on an older revision is rejected with the current one, so that two devices do
 * not overwrite each other; a repeated save is stored once.
 *
 * @throws AppError 400, 404, 409 before the start, after the time, and for a newer answer; 410, 429.
 */
export async function saveAnswer(
  deps: Pick<Deps, 'db' | 'clock'>,
  { stepId, body, ...visit }: SaveCall,
): Promise<AnswerOf<typeof candidateAssessment.saveAnswer>> {
  return working(deps, visit, async (tx, row, now) => {
    const { step } = stepOf(row, stepId);
    demandTime(row, now);
    const answer = storableAnswer(body.answer);
    demandAnswer(step, answer);
    const before = await findAnswer(tx, { invitationId: row.id, milestoneId: stepId });
    if (before && isRepeat(before, body.revision, answer)) return savedOf(before);
    if (before && before.revision !== body.revision) throw newerAnswer(before);
    const saved: AnswerRow = {
      invitationId: row.id,
      milestoneId: stepId,
      answer,
      savedAt: now,
      revision: (before?.revision ?? 0) + 1,
      completedAt: before?.completedAt ?? null,
    };
    await putAnswer(tx, saved);
    const changed = { status: 'active', updatedAt: now, lastAccessed: now } as const;
    await updateInvitation(tx, row.id, changed);
    return savedOf(saved);
  });
}

/** A save whose response was lost on the way is repeated. */
function isRepeat(before: AnswerRow, revision: number, answer: AnswerRow['answer']): boolean {
  return before.revision === revision + 1 && isDeepStrictEqual(before.answer, answer);
}

function savedOf({ savedAt, revision }: AnswerRow) {
  return { saved_at: savedAt.toISOString(), revision };
}

function newerAnswer({ answer, revision, savedAt }: AnswerRow): AppError {
  const current: StoredAnswer = { answer, revision, saved_at: savedAt.toISOString() };
  return new AppError('conflict', {
    detail: messages.answerNewer,
    reason: 'changed_meanwhile',
    current,
  });
}

function storableAnswer(answer: AnswerRow['answer']): AnswerRow['answer'] {
  return Object.fromEntries(
    Object.entries(answer).map(([id, given]) => [
      id,
      typeof given === 'string' ? storable(given) : given.map(storable),
    ]),
  );
}
