import { messages } from '@candor/domain/messages';
import type { CandidateTask } from '@candor/domain/model/candidate-assessment';
import { FormProblem } from '../../../forms/FormProblem';
import type { TaskErrors } from './missing-tasks';
import { focusTask } from './task-props';

type MissingNoteProps = {
  tasks: readonly CandidateTask[];
  /** What was missing when somebody last wanted to go on, and what of it still is. */
  told: TaskErrors;
  errors: TaskErrors;
};

/**
 * Sums up what was not answered, each with the way to it; what is answered since stays, marked, so that nothing moves under
 * whoever writes. One alone has the focus itself.
 */
export function MissingNote({ tasks, told, errors }: MissingNoteProps) {
  if (told.size < 2) return null;
  return (
    <FormProblem
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
