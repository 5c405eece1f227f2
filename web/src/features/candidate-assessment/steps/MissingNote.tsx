import { messages } from '@candor/domain/messages';
import type { CandidateTask } from '@candor/domain/model/candidate-assessment';
import { FormProblem } from '../../../forms/FormProblem';
import type { TaskErrors } from './missing-tasks';
import { focusTask } from './task-props';

type MissingNoteProps = {
  tasks: readonly CandidateTask[];
  /** What was missing at the last attempt to continue, and which of it still is. */
  told: TaskErrors;
  errors: TaskErrors;
};

/**
 * Lists unanswered tasks, each with a link; those answered since stay, marked, so that nothing moves while somebody
 * writes. A single one gets the focus itself.
 */
export function MissingNote({ tasks, told, errors }: MissingNoteProps) {
  if (told.size < 2) return null;
  return (
    <FormProblem
      above
      text={messages.stepUnanswered}
      fields={tasks
        .filter(({ id }) => told.has(id))
        .map(({ id, prompt }) => ({
          name: id,
          label: prompt,
          focus: () => focusTask(id),
          mended: !errors.has(id),
        }))}
    />
  );
}
