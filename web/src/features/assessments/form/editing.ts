import type { BuilderForm, ChoiceForm, StepForm, TaskForm } from './builder-form';

/** What was removed, and from where. */
export type Removed = { at: number } & (
  | { kind: 'step'; step: StepForm }
  | { kind: 'task'; stepId: string; task: TaskForm }
  | { kind: 'choice'; stepId: string; taskId: string; choice: ChoiceForm }
);

/** A form while it is edited, with what can be brought back, the last one last. */
export type Editing = { form: BuilderForm; removed: readonly Removed[] };

/** One change of it. */
export type Edit = (editing: Editing) => Editing;

/** More is not offered back. */
const MOST_REMOVED = 20;

/** Changes fields of the assessment itself. */
export function changeForm(editing: Editing, change: Partial<BuilderForm>): Editing {
  return { ...editing, form: { ...editing.form, ...change } };
}

/** Changes fields of one step. */
export function changeStep(editing: Editing, id: string, change: Partial<StepForm>): Editing {
  const steps = editing.form.steps.map((step) => (step.id === id ? { ...step, ...change } : step));
  return changeForm(editing, { steps });
}

/** Changes fields of one task. */
export function changeTask(
  editing: Editing,
  stepId: string,
  id: string,
  change: Partial<TaskForm>,
): Editing {
  const tasks = (stepOf(editing, stepId)?.tasks ?? []).map((task) =>
    task.id === id ? { ...task, ...change } : task,
  );
  return changeStep(editing, stepId, { tasks });
}

/** Remembers what was just removed. */
export function withRemoved(editing: Editing, one: Removed): Editing {
  return { ...editing, removed: [...editing.removed, one].slice(-MOST_REMOVED) };
}

/** One step of it. */
export function stepOf({ form }: Editing, id: string): StepForm | undefined {
  return form.steps.find((step) => step.id === id);
}

/** One task of a step. */
export function taskOf(editing: Editing, stepId: string, id: string): TaskForm | undefined {
  return stepOf(editing, stepId)?.tasks.find((task) => task.id === id);
}

/** Items with one of them past its neighbour; at the end nothing moves. */
export function moved<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  by: 1 | -1,
): readonly Item[] {
  const from = items.findIndex((item) => item.id === id);
  const [item, other] = [items[from], items[from + by]];
  return item && other ? items.with(from, other).with(from + by, item) : items;
}
