import { messages } from '@candor/domain/messages';
import type { CandidateTask } from '@candor/domain/model/candidate-assessment';
import { FormProblem } from '../../../forms/FormProblem';
import type { TaskErrors } from './missing-tasks';
import { focusTask } from './task-props';

type MissingNoteProps = { tasks: readonly CandidateTask[]; errors: TaskErrors };

/** Sums up what is not answered yet, each with the way to it. One alone has the focus itself. */
export function MissingNote({ tasks, errors }: MissingNoteProps) {
  if (errors.size < 2) return null;
  return (
    <FormProblem
      text={messages.stepUnanswered}
      fields={tasks
        .filter(({ id }) => errors.has(id))
        .map(({ id, prompt }) => ({ name: id, label: prompt, focus: () => focusTask(id) }))}
    />
  );
}
