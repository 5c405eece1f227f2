import { messages } from '@candor/domain/messages';
import type { CandidateTask, StepAnswer } from '@candor/domain/model/candidate-assessment';
import type { ClientError } from '../../../api/client-error';
import { isAnswered } from '../saving/same-answer';

/** The errors of answers, by task. */
export type TaskErrors = ReadonlyMap<string, string>;

export const NO_ERRORS: TaskErrors = new Map();

/** What a step asks for and has no answer to. */
export function missingTasks(tasks: readonly CandidateTask[], answer: StepAnswer): TaskErrors {
  const missing = tasks.filter(({ id, required }) => required && !isAnswered(answer[id]));
  return new Map(missing.map(({ id }) => [id, messages.required]));
}

/** The tasks that a refusal of the server names. Their names may stand at the end of a path. */
export function refusedTasks(tasks: readonly CandidateTask[], error: ClientError): TaskErrors {
  const named = error.fields.flatMap(({ field, message }) => {
    const task = tasks.find(({ id }) => field === id || field.endsWith(`.${id}`));
    return task ? [[task.id, message] as const] : [];
  });
  return new Map(named);
}
