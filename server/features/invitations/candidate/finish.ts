import { randomBytes } from 'node:crypto';
import type { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { AnswerOf } from '@candor/domain/api/endpoint';
import { AppError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { Milestone } from '@candor/domain/model/assessment';
import type { CandidateProgress } from '@candor/domain/model/candidate-assessment';
import { percentOf } from '@candor/domain/rules/invitation';
import { serverMessages } from '@candor/domain/server-messages';
import type { Tx } from '../../../db/database';
import type { Deps } from '../../../deps';
import { wordsOf } from '../answers-text';
import { oweNews } from '../owe-letters';
import { type InvitationChange, type InvitationRow, updateInvitation } from '../store';
import { tellAts } from '../tell-ats';
import { demandComplete, unanswered } from './check-answer';
import type { Visit } from './find-invited';
import { presentOwnProgress } from './present';
import { type AnswerRow, answersOf, findAnswer, putAnswer } from './store';
import { demandTime, isTimeUp } from './time-limit';
import { noteCandidate, stepOf, working } from './work';

type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * Notes that a step is done, once: it is a milestone, and its points are earned. Doing it again changes nothing.
 *
 * @throws AppError 400 while something is unanswered, 404, 409 before the start and after the time, 410, 429.
 */
export async function completeStep(
  deps: Needs,
  { stepId, ...visit }: Visit & { stepId: string },
): Promise<CandidateProgress> {
  return working(deps, visit, async (tx, row, now) => {
    const { step } = stepOf(row, stepId);
    demandTime(row, now);
    const answer = await findAnswer(tx, { invitationId: row.id, milestoneId: stepId });
    demandComplete(step, answer?.answer ?? {});
    if (answer?.completedAt) return presentOwnProgress(row);
    const change = await completing(tx, row, [{ step, answer }], now);
    const after = await updateInvitation(tx, row.id, { ...change, status: 'active' });
    await oweNews(tx, 'invitation_progress', row, now);
    return presentOwnProgress(after);
  });
}

/**
 * Submits the answers. From here on nothing changes. Answered steps count as done, whether or not somebody moved on
 * from them; after the time is up whatever is saved can be submitted.
 *
 * @throws AppError 400 naming the missing steps, 404, 409 before the start, 410, 429.
 */
export async function submitAnswers(
  deps: Needs,
  { requestId, ...visit }: Visit & { requestId: string },
): Promise<AnswerOf<typeof candidateAssessment.submit>> {
  return working(deps, visit, async (tx, row, now) => {
    const steps = row.invitedTo?.milestones ?? [];
    if (row.startedAt === null || steps.length === 0) {
      throw new AppError('conflict', { detail: serverMessages.startFirst, reason: 'not_started' });
    }
    const answers = await answersOf(tx, row.id);
    const withAnswers = steps.map((step) => ({
      step,
      answer: answers.find((one) => one.milestoneId === step.id) ?? null,
    }));
    if (!isTimeUp(row, now)) demandAll(withAnswers);
    const rest = withAnswers.filter(
      ({ step, answer }) => !answer?.completedAt && isAnswered(step, answer),
    );
    const receiptId = newReceiptId();
    const change = await completing(tx, row, rest, now);
    await updateInvitation(tx, row.id, {
      ...change,
      status: 'completed',
      submittedAt: now,
      endedAt: now,
      receiptId,
    });
    await oweNews(tx, 'invitation_completed', row, now);
    await tellAts(tx, row);
    await noteCandidate(tx, row, 'invitation.completed', { requestId }, now);
    return { submitted_at: now.toISOString(), receipt_id: receiptId };
  });
}

type Answered = { step: Milestone; answer: AnswerRow | null };

function demandAll(steps: readonly Answered[]): void {
  const waiting = steps.filter(({ step, answer }) => unanswered(step, answer?.answer ?? {}).length);
  if (waiting.length === 0) return;
  const message = messages.stepUnanswered;
  throw validationError(waiting.map(({ step }) => ({ field: step.id, message })));
}

/** With a word to something that it asks, and nothing missing that has to be there. */
function isAnswered(step: Milestone, answer: AnswerRow | null): boolean {
  if (!answer || unanswered(step, answer.answer).length > 0) return false;
  return Object.values(answer.answer).some((given) => wordsOf(given).length > 0);
}

/** Marks steps as done; returns the resulting invitation. */
async function completing(
  tx: Tx,
  row: InvitationRow,
  done: readonly Answered[],
  now: Date,
): Promise<InvitationChange> {
  for (const { step, answer } of done) {
    const blank = { answer: {}, revision: 1, savedAt: now };
    const ids = { invitationId: row.id, milestoneId: step.id };
    await putAnswer(tx, { ...blank, ...answer, ...ids, completedAt: now });
  }
  const events = done.map(({ step: { id, title, points } }) => ({
    id,
    milestone: title,
    points,
    completed_at: now.toISOString(),
  }));
  const history = [...row.milestoneHistory, ...events];
  // For an assessment taken here its own steps count, whatever else was reported.
  const own = history.filter(({ id }) => id !== undefined);
  const total = row.invitedTo?.milestones.length ?? 0;
  return {
    milestonesCompleted: own.length,
    totalMilestones: total,
    completionPercentage: percentOf(own.length, total),
    latestMilestone: own.at(-1)?.milestone ?? row.latestMilestone,
    pointsEarned: own.reduce((sum, { points }) => sum + points, 0),
    milestoneHistory: history,
    updatedAt: now,
    lastAccessed: now,
    newsAt: now,
  };
}

/** Something to name in a mail; it opens nothing. */
function newReceiptId(): string {
  return randomBytes(5).toString('hex').toUpperCase();
}
