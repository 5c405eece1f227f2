import { cx } from '../../../ui/class-names';
import { hasChoices, type StepForm, type TaskForm } from '../form/builder-form';

type StepPreviewProps = { step: StepForm; index: number; count: number; className?: string };

/** One step as the candidate sees it on a phone, to be read and not to be used. */
export function StepPreview({ step, index, count, className = 'p-5' }: StepPreviewProps) {
  return (
    <div className={cx('flex flex-col gap-5 bg-bg text-14', className)}>
      <div>
        <p className="num text-13 font-medium">
          Step {index + 1} of {count}
        </p>
        <div aria-hidden className="mt-2 flex gap-1">
          {Array.from({ length: count }, (_, place) => place).map((place) => (
            <span
              key={place}
              className={cx(
                'h-1 flex-1 forced-colors:border',
                place < index && 'bg-ink forced-colors:bg-[CanvasText]',
                place === index && 'bg-accent forced-colors:bg-[Highlight]',
                place > index && 'bg-border',
              )}
            />
          ))}
        </div>
      </div>
      <div>
        <p className="text-20 font-strong wrap-anywhere">{step.title.trim() || 'Untitled step'}</p>
        {step.intro.trim() !== '' && (
          <p className="mt-1.5 text-16 wrap-anywhere whitespace-pre-line text-ink-2">
            {step.intro.trim()}
          </p>
        )}
        {step.requirements.length > 0 && (
          <p className="mt-2 text-13 wrap-anywhere text-ink-3">
            Asks about: {step.requirements.map(({ text }) => text).join('; ')}
          </p>
        )}
      </div>
      {step.tasks.map((task) => (
        <TaskPreview key={task.id} task={task} />
      ))}
      <p
        aria-hidden
        className="rounded-[10px] bg-ink px-5 py-2.5 text-center font-medium text-on-ink forced-colors:border"
      >
        Continue
      </p>
    </div>
  );
}

function TaskPreview({ task }: { task: TaskForm }) {
  return (
    <div>
      <p className="mb-2 text-16 font-medium wrap-anywhere whitespace-pre-line">
        {task.prompt.trim() || 'Nothing is asked yet'}
        <span className="text-13 whitespace-nowrap font-normal text-ink-3">
          {' '}
          {task.kind === 'multi_choice' && 'choose any that fit, '}
          {task.required ? 'required' : 'optional'}
        </span>
      </p>
      {hasChoices(task) ? <ChoicePreview task={task} /> : <WritingPreview task={task} />}
    </div>
  );
}

function ChoicePreview({ task }: { task: TaskForm }) {
  const mark = task.kind === 'choice' ? 'rounded-full' : 'rounded-chip';
  return (
    <ul className="flex flex-col gap-2">
      {task.choices.map(({ id, text }) => (
        <li
          key={id}
          className="flex items-center gap-3 rounded-card border border-border bg-surface px-4 py-3"
        >
          <span
            aria-hidden
            className={cx('size-4.5 shrink-0 border border-border-strong bg-surface', mark)}
          />
          <span className={cx('min-w-0 wrap-anywhere', text.trim() === '' && 'text-ink-3')}>
            {text.trim() || 'An empty answer'}
          </span>
        </li>
      ))}
    </ul>
  );
}

function WritingPreview({ task }: { task: TaskForm }) {
  const tall = task.kind === 'work_sample';
  return (
    <div
      aria-hidden
      className={cx(
        'rounded-card border border-border-strong bg-surface',
        tall ? 'min-h-36' : 'min-h-20',
      )}
    />
  );
}
