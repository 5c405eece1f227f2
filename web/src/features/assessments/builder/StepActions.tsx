import { ArrowDown, ArrowUp, Copy, Ellipsis, Smartphone, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import type { StepForm } from '../form/builder-form';
import { duplicateStep, moveStep, removeStep } from '../form/edit-steps';
import type { Builder } from './use-builder';

export type StepActionsProps = {
  builder: Builder;
  step: StepForm;
  index: number;
  count: number;
  /** No room for another step. */
  full: boolean;
  onPreview: () => void;
};

/** What can be done with a step as a whole. The focus goes to where it is afterwards. */
export function StepActions({ builder, step, index, count, full, onPreview }: StepActionsProps) {
  const name = `step ${index + 1}`;
  const move = (by: 1 | -1) => {
    builder.edit((editing) => moveStep(editing, step.id, by));
    builder.focusNext(`[data-move="${step.id} ${by}"]`, `[data-step="${step.id}"]`);
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
    <>
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
    </>
  );
}
