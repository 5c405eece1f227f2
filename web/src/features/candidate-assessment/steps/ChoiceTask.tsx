import { useId } from 'react';
import { cx } from '../../../ui/class-names';
import { RADIO } from '../../../ui/radio';
import { Prompt, TaskError } from './TaskParts';
import { type TaskProps, taskId } from './task-props';

type ChoiceTaskProps = TaskProps & { choices: readonly string[]; several: boolean };

/** A task that is answered by choosing: large cards, one of them or several. */
export function ChoiceTask({ task, given, error, onChange, choices, several }: ChoiceTaskProps) {
  const name = useId();
  const chosen = typeof given === 'string' ? [given] : (given ?? []);
  const note = `${name}-note`;
  const toggle = (choice: string) => {
    if (!several) return onChange(choice);
    const others = chosen.filter((one) => one !== choice);
    // In the order in which they stand, whichever was chosen first.
    const next = chosen.includes(choice) ? others : [...others, choice];
    onChange(choices.filter((one) => next.includes(one)));
  };
  return (
    <fieldset id={taskId(task.id)} aria-describedby={error ? note : undefined}>
      <legend className="mb-3 text-16 font-medium">
        <Prompt text={task.prompt} required={task.required} several={several} />
      </legend>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className={cx(
              'flex min-h-14.5 cursor-pointer items-center gap-3.5 rounded-card border bg-surface px-4 py-2 text-15 leading-[1.3125rem]! transition-colors duration-120',
              'hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              error ? 'border-danger' : 'border-border',
            )}
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(choice)}
              onChange={() => toggle(choice)}
              aria-invalid={error ? true : undefined}
              className={cx('size-5 outline-none', several ? 'shrink-0 rounded-badge!' : RADIO)}
            />
            <span className="min-w-0 text-pretty wrap-anywhere">{choice}</span>
          </label>
        ))}
      </div>
      <TaskError id={note} text={error} />
    </fieldset>
  );
}
