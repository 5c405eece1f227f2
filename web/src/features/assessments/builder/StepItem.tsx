import { ArrowDown, ArrowUp, ChevronRight, Copy, Ellipsis, Smartphone, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { IconButton } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { plural } from '../../../ui/format';
import { Menu } from '../../../ui/Menu';
import { Tag } from '../../../ui/Tag';
import type { StepForm } from '../form/builder-form';
import { countInStep } from '../form/check-form';
import { duplicateStep, moveStep, removeStep } from '../form/edit-steps';
import { StepEditor } from './StepEditor';
import type { Builder } from './use-builder';

type StepItemProps = {
  builder: Builder;
  step: StepForm;
  index: number;
  count: number;
  /** No room for another step. */
  full: boolean;
  onPreview: () => void;
};

/** One step of the list: folded it says what it is, open it can be written. */
export function StepItem({ builder, step, index, count, full, onPreview }: StepItemProps) {
  const body = useId();
  const open = builder.open === step.id;
  const problems = countInStep(builder.problems, index);
  const name = `step ${index + 1}`;
  const move = (by: 1 | -1) => {
    builder.edit((editing) => moveStep(editing, step.id, by));
    builder.focusNext(`[data-move="${step.id} ${by}"]`, `[data-step="${step.id}"]`);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 } as const;
    if (!event.altKey || !(event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
    event.preventDefault();
    builder.edit((editing) => moveStep(editing, step.id, by[event.key as keyof typeof by]));
    builder.focusNext(`[data-step="${step.id}"]`);
  };
  const remove = () => {
    builder.edit((editing) => removeStep(editing, step.id));
    builder.focusNext('[data-undo]');
  };
  const duplicate = () => {
    builder.edit((editing) => duplicateStep(editing, step.id));
    builder.focusNext(`li:nth-child(${index + 2}) > * > [data-step]`);
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
        <IconButton
          label={`Move ${name} up`}
          icon={ArrowUp}
          data-move={`${step.id} -1`}
          disabled={index === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          label={`Move ${name} down`}
          icon={ArrowDown}
          data-move={`${step.id} 1`}
          disabled={index === count - 1}
          onClick={() => move(1)}
        />
        <Menu
          trigger={<IconButton label={`More about ${name}`} icon={Ellipsis} />}
          items={[
            { kind: 'action', label: 'Preview', icon: Smartphone, onSelect: onPreview },
            {
              kind: 'action',
              label: 'Duplicate',
              icon: Copy,
              onSelect: duplicate,
              ...(full && { disabled: 'No room for another step' }),
            },
            { kind: 'line' },
            {
              kind: 'action',
              label: 'Remove',
              icon: Trash2,
              danger: true,
              ...(count === 1 && { disabled: 'An assessment needs a step' }),
              onSelect: remove,
            },
          ]}
        />
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
