import { type FieldError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import {
  isChosen,
  LONGEST_ANSWER,
  type Milestone,
  type Task,
} from '@candor/domain/model/assessment';
import type { StepAnswer } from '@candor/domain/model/candidate-assessment';
import { serverMessages } from '@candor/domain/server-messages';
import { wordsOf } from '../answers-text';

/** Rejects an answer that does not fit its step, and one that is too long. Throws AppError 400. */
export function demandAnswer({ tasks }: Milestone, answer: StepAnswer): void {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const errors = Object.entries(answer).flatMap(([id, given]): FieldError[] => {
    const task = byId.get(id);
    return task && fits(task, given) ? [] : [{ field: id, message: serverMessages.answerNotAsked }];
  });
  if (errors.length > 0) throw validationError(errors);
  const length = Object.values(answer)
    .flat()
    .reduce((sum, words) => sum + words.length, 0);
  if (length > LONGEST_ANSWER) {
    throw validationError([{ field: 'answer', message: messages.answerTooLong(LONGEST_ANSWER) }]);
  }
}

function fits({ kind, choices }: Task, given: string | string[]): boolean {
  if (!isChosen(kind)) return typeof given === 'string';
  if ((kind === 'choice') !== (typeof given === 'string')) return false;
  return wordsOf(given).every((words) => choices?.includes(words));
}

/** Refuses a step while a task waits that has to be answered. Throws AppError 400 naming each. */
export function demandComplete(step: Milestone, answer: StepAnswer): void {
  const missing = unanswered(step, answer);
  if (missing.length === 0) return;
  throw validationError(missing.map(({ id: field }) => ({ field, message: messages.required })));
}

/** The tasks of a step that have to be answered and are not. */
export function unanswered({ tasks }: Milestone, answer: StepAnswer): Task[] {
  return tasks.filter(({ id, required }) => required && wordsOf(answer[id]).length === 0);
}
