import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { cx } from '../../../ui/class-names';
import { plural } from '../../../ui/format';
import { Tag } from '../../../ui/Tag';
import type { StepForm } from '../form/builder-form';
import { countInStep } from '../form/check-form';
import { moveStep } from '../form/edit-steps';
import { StepActions, type StepActionsProps } from './StepActions';
import { StepEditor } from './StepEditor';

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One step of the list: folded it says what it is, open it can be written. */
export function StepItem(props: StepActionsProps) {
  const { builder, step, index, onPreview } = props;
  const body = useId();
  const open = builder.open === step.id;
  const problems = countInStep(builder.problems, index);
  const moveByKey = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    builder.edit((editing) => moveStep(editing, step.id, by));
    builder.focusNext(`[data-step="${step.id}"]`);
  };
  return (
    <li className={cx('border-t border-hairline', open && 'bg-surface')}>
      <div className="flex items-center gap-1 py-1 pr-2 pl-2 sm:pl-4">
        <button
          type="button"
          data-step={step.id}
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => builder.setOpen(open ? null : step.id)}
          onKeyDown={moveByKey}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-1.5 text-left hover:bg-hover"
        >
          <ChevronRight
            size={16}
            strokeWidth={1.75}
            aria-hidden
            className={cx(
              'shrink-0 text-ink-3 transition-transform duration-120',
              open && 'rotate-90',
            )}
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
              <span className="line-clamp-2 min-w-0 text-14 font-medium wrap-anywhere">
                {index + 1}. {step.title.trim() || 'Untitled step'}
              </span>
              {problems > 0 && <Tag tone="danger">{plural(problems, 'problem')}</Tag>}
            </span>
            <span className="num block text-12 text-ink-3">{factsOf(step)}</span>
          </span>
        </button>
        <StepActions {...props} />
      </div>
      {open && (
        <section id={body} aria-label={`Step ${index + 1}`}>
          <StepEditor builder={builder} step={step} index={index} onPreview={onPreview} />
        </section>
      )}
    </li>
  );
}

function factsOf({ minutes, points, tasks }: StepForm): string {
  return `${minutes || '-'} min, ${points || '-'} points, ${plural(tasks.length, 'task')}`;
}
