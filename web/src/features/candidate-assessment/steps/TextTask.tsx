import { useId } from 'react';
import { cx } from '../../../ui/class-names';
import { CONTROL } from '../../../ui/Field';
import { Prompt, TaskError } from './TaskParts';
import { type TaskProps, taskId } from './task-props';

type TextTaskProps = TaskProps & { rows: number; onLeave: () => void };

/** A task that is answered in writing. The box grows with the answer. */
export function TextTask({ task, given, error, onChange, rows, onLeave }: TextTaskProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div id={taskId(task.id)}>
      <label htmlFor={id} className="mb-2 block text-16 font-medium">
        <Prompt text={task.prompt} required={task.required} />
      </label>
      <textarea
        id={id}
        rows={rows}
        value={typeof given === 'string' ? given : ''}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        aria-required={task.required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? note : undefined}
        className={cx(
          CONTROL,
          'block resize-y pointer-coarse:resize-none rounded-card! px-4 py-3 text-16 [field-sizing:content]',
          rows > 4 ? 'min-h-72' : 'min-h-24',
        )}
      />
      <TaskError id={note} text={error} />
    </div>
  );
}
