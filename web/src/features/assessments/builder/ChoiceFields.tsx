import { MOST_CHOICES } from '@candor/domain/model/assessment';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '../../../ui/Button';
import type { TaskForm } from '../form/builder-form';
import { addChoice, removeChoice } from '../form/edit-tasks';
import { changeTask } from '../form/editing';
import { ChoiceField } from './ChoiceField';
import type { Builder } from './use-builder';

type ChoiceFieldsProps = { builder: Builder; stepId: string; task: TaskForm; path: string };

/** The answers that can be chosen. */
export function ChoiceFields({ builder, stepId, task, path }: ChoiceFieldsProps) {
  const { problems, edit, focusNext } = builder;
  const note = useId();
  const { choices } = task;
  const full = choices.length >= MOST_CHOICES;
  const error = problems[`${path}.choices`];
  const change = (id: string, text: string) =>
    edit((editing) =>
      changeTask(editing, stepId, task.id, {
        choices: choices.map((choice) => (choice.id === id ? { ...choice, text } : choice)),
      }),
    );
  const add = () => {
    if (full) return;
    edit((editing) => addChoice(editing, stepId, task.id));
    focusNext(`[name="${path}.choices.${choices.length}"]`);
  };
  const remove = (id: string, place: number) => {
    edit((editing) => removeChoice(editing, stepId, task.id, id));
    focusNext(`[name="${path}.choices.${Math.max(0, place - 1)}"]`);
  };
  return (
    <fieldset aria-describedby={note} className="min-w-0">
      <legend className="mb-1 text-13 font-medium">Answers to choose from</legend>
      <div id={note} className="mb-2 text-12 text-ink-3">
        Whole sentences in the candidate’s voice, because what is chosen is read as their own
        statement: “I have 3 years of experience with Python.” Where the answer is no, leave out the
        name of the thing: “I have not done this yet.”
      </div>
      <ol className="flex flex-col gap-2">
        {choices.map(({ id, text }, place) => (
          <li key={id} className="flex items-start gap-1">
            <ChoiceField
              label={`Answer ${place + 1}`}
              name={`${path}.choices.${place}`}
              value={text}
              error={problems[`${path}.choices.${place}`]}
              onText={(next) => change(id, next)}
              onEnter={add}
            />
            <IconButton
              label={`Remove answer ${place + 1}`}
              icon={X}
              className="mt-1 pointer-coarse:mt-0"
              disabled={choices.length <= 2}
              onClick={() => remove(id, place)}
            />
          </li>
        ))}
      </ol>
      {error && (
        <p
          data-problem
          tabIndex={-1}
          className="mt-1.5 flex items-start gap-1.5 rounded-chip text-12 text-danger"
        >
          <CircleAlert size={14} strokeWidth={1.75} className="mt-px shrink-0" aria-hidden />
          {error}
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        icon={Plus}
        className="mt-1 -ml-2.5"
        disabled={full}
        title={full ? `At most ${MOST_CHOICES}` : undefined}
        onClick={add}
      >
        Add an answer
      </Button>
    </fieldset>
  );
}
