import { ChoiceTask } from './ChoiceTask';
import { TextTask } from './TextTask';
import type { TaskProps } from './task-props';

/** One task of a step, by the way in which it is answered. */
export function TaskField(props: TaskProps & { onLeave: () => void }) {
  const { kind, choices } = props.task;
  if (choices === null) return <TextTask {...props} rows={kind === 'work_sample' ? 12 : 4} />;
  return <ChoiceTask {...props} choices={choices} several={kind === 'multi_choice'} />;
}
