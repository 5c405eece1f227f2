import { Plus, Smartphone } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { TextArea } from '../../../ui/TextArea';
import type { StepForm } from '../form/builder-form';
import { addTask } from '../form/edit-tasks';
import { changeStep } from '../form/editing';
import { AskedChips } from './AskedChips';
import { TaskEditor, takesTask } from './TaskEditor';
import type { Builder } from './use-builder';

type StepEditorProps = {
  builder: Builder;
  step: StepForm;
  index: number;
  onPreview: () => void;
};

/** Everything of one step. */
export function StepEditor({ builder, step, index, onPreview }: StepEditorProps) {
  const { problems } = builder;
  const path = `milestones.${index}`;
  const bind = (name: 'title' | 'intro' | 'minutes' | 'points') => ({
    name: `${path}.${name}`,
    value: step[name],
    error: problems[`${path}.${name}`],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      builder.edit((editing) => changeStep(editing, step.id, { [name]: target.value })),
  });
  const add = () => {
    builder.edit((editing) => addTask(editing, step.id));
    builder.focusNext(`[name="${path}.tasks.${step.tasks.length}.prompt"]`);
  };
  return (
    <div className="flex flex-col gap-4 px-4 pt-1 pb-5 sm:px-6">
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_7rem_7rem]">
        <Field label="Title" tall autoComplete="off" {...bind('title')} />
        <div className="grid grid-cols-2 items-start gap-4 sm:contents">
          <Field label="Minutes" tall inputMode="numeric" autoComplete="off" {...bind('minutes')} />
          <Field label="Points" tall inputMode="numeric" autoComplete="off" {...bind('points')} />
        </div>
      </div>
      <TextArea
        label="What to know first"
        optional
        hint="Shown above the tasks: a situation, a figure, a rule."
        box="min-h-[72px] text-14 [field-sizing:content]"
        {...bind('intro')}
      />
      <AskedChips builder={builder} step={step} />
      <ol className="flex flex-col gap-4">
        {step.tasks.map((task, place) => (
          <TaskEditor
            key={task.id}
            builder={builder}
            step={step}
            task={task}
            place={place}
            path={`${path}.tasks.${place}`}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Plus}
          disabled={!takesTask(step)}
          title={takesTask(step) ? undefined : 'A step has five tasks at most'}
          onClick={add}
        >
          Add a task
        </Button>
        {/* With more room the preview is next to the form. */}
        <Button icon={Smartphone} className="xl:hidden" onClick={onPreview}>
          Preview
        </Button>
      </div>
    </div>
  );
}
