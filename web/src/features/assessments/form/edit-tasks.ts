import { MOST_CHOICES, MOST_TASKS } from '@candor/domain/model/assessment';
import { emptyTask } from './builder-form';
import {
  changeStep,
  changeTask,
  type Editing,
  moved,
  stepOf,
  taskOf,
  withRemoved,
} from './editing';
import { freeId } from './free-ids';

/** Adds an empty task to a step. */
export function addTask(editing: Editing, stepId: string): Editing {
  const step = stepOf(editing, stepId);
  if (!step || step.tasks.length >= MOST_TASKS) return editing;
  const gone = editing.removed.flatMap((one) =>
    one.kind === 'task' && one.stepId === stepId ? [one.task.id] : [],
  );
  const id = freeId('t', [...step.tasks.map((task) => task.id), ...gone]);
  return changeStep(editing, stepId, { tasks: [...step.tasks, emptyTask(id)] });
}

/** Moves a task past its neighbour in its step. */
export function moveTask(editing: Editing, stepId: string, id: string, by: 1 | -1): Editing {
  const tasks = stepOf(editing, stepId)?.tasks ?? [];
  return changeStep(editing, stepId, { tasks: moved(tasks, id, by) });
}

/** Takes a task out of its step. The last one stays. */
export function removeTask(editing: Editing, stepId: string, id: string): Editing {
  const tasks = stepOf(editing, stepId)?.tasks ?? [];
  const at = tasks.findIndex((task) => task.id === id);
  const task = tasks[at];
  if (!task || tasks.length === 1) return editing;
  const left = changeStep(editing, stepId, { tasks: tasks.toSpliced(at, 1) });
  return withRemoved(left, { kind: 'task', at, stepId, task });
}

/** Adds an empty answer to choose. */
export function addChoice(editing: Editing, stepId: string, taskId: string): Editing {
  const choices = taskOf(editing, stepId, taskId)?.choices ?? [];
  if (choices.length >= MOST_CHOICES) return editing;
  const gone = editing.removed.flatMap((one) =>
    one.kind === 'choice' && one.stepId === stepId && one.taskId === taskId ? [one.choice.id] : [],
  );
  const id = freeId('c', [...choices.map((choice) => choice.id), ...gone]);
  return changeTask(editing, stepId, taskId, { choices: [...choices, { id, text: '' }] });
}

/** Removes an option. Two stay. */
export function removeChoice(
  editing: Editing,
  stepId: string,
  taskId: string,
  id: string,
): Editing {
  const choices = taskOf(editing, stepId, taskId)?.choices ?? [];
  const at = choices.findIndex((choice) => choice.id === id);
  const choice = choices[at];
  if (!choice || choices.length <= 2) return editing;
  const left = changeTask(editing, stepId, taskId, { choices: choices.toSpliced(at, 1) });
  return choice.text.trim() === ''
    ? left
    : withRemoved(left, { kind: 'choice', at, stepId, taskId, choice });
}
