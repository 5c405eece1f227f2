import { MOST_TASKS, TaskKind } from '@candor/domain/model/assessment';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import { Switch } from '../../../ui/Switch';
import { TextArea } from '../../../ui/TextArea';
import { hasChoices, type StepForm, type TaskForm } from '../form/builder-form';
import { moveTask, removeTask } from '../form/edit-tasks';
import { changeTask } from '../form/editing';
import { ChoiceFields } from './ChoiceFields';
import type { Builder } from './use-builder';

const KIND_WORD: Record<TaskKind, string> = {
  choice: 'One choice',
  multi_choice: 'Several choices',
  text: 'Short text',
  work_sample: 'Work sample',
};

const KINDS = TaskKind.options.map((value) => ({ value, label: KIND_WORD[value] }));

type TaskEditorProps = {
  builder: Builder;
  step: StepForm;
  task: TaskForm;
  /** Its index in its step, from zero, and its path in the request. */
  place: number;
  path: string;
};

/** One task: how it is answered, what it asks, and whether it is optional. */
export function TaskEditor({ builder, step, task, place, path }: TaskEditorProps) {
  const { problems } = builder;
  const name = `task ${place + 1}`;
  const change = (next: Partial<TaskForm>) =>
    builder.edit((editing) => changeTask(editing, step.id, task.id, next));
  const move = (by: 1 | -1) => {
    builder.edit((editing) => moveTask(editing, step.id, task.id, by));
    const own = `[data-move="${step.id} ${task.id}`;
    builder.focusNext(`${own} ${by}"]`, `${own} ${-by}"]`);
  };
  const remove = () => {
    builder.edit((editing) => removeTask(editing, step.id, task.id));
    builder.focusNext('[data-undo]');
  };
  return (
    <li className="border-t border-hairline pt-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h4 className="num text-13 font-strong max-sm:mr-auto">Task {place + 1}</h4>
        <Select
          label={`How ${name} is answered`}
          hideLabel
          value={task.kind}
          options={KINDS}
          onChoose={(kind) => change({ kind: TaskKind.parse(kind) })}
          className="max-sm:order-last max-sm:basis-full sm:w-40"
        />
        <span className="-mr-1.5 flex gap-1 sm:ml-auto pointer-coarse:-mr-3.5">
          <IconButton
            label={`Move ${name} up`}
            icon={ArrowUp}
            size="sm"
            data-move={`${step.id} ${task.id} -1`}
            disabled={place === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            label={`Move ${name} down`}
            icon={ArrowDown}
            size="sm"
            data-move={`${step.id} ${task.id} 1`}
            disabled={place === step.tasks.length - 1}
            onClick={() => move(1)}
          />
          <IconButton
            label={`Remove ${name}`}
            icon={Trash2}
            size="sm"
            disabled={step.tasks.length === 1}
            {...(step.tasks.length === 1 && { title: 'A step needs a task' })}
            onClick={remove}
          />
        </span>
      </div>
      <div className="flex flex-col gap-4">
        <TextArea
          label="What is asked"
          name={`${path}.prompt`}
          value={task.prompt}
          error={problems[`${path}.prompt`]}
          onChange={({ target }) => change({ prompt: target.value })}
          box="min-h-[72px] text-14 [field-sizing:content]"
        />
        {hasChoices(task) && (
          <ChoiceFields builder={builder} stepId={step.id} task={task} path={path} />
        )}
        <Switch
          label="Has to be answered"
          checked={task.required}
          onChange={(required) => change({ required })}
        />
      </div>
    </li>
  );
}

/** Whether a step can take another task. */
export function takesTask({ tasks }: StepForm): boolean {
  return tasks.length < MOST_TASKS;
}
