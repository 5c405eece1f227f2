import {
  changeForm,
  changeStep,
  changeTask,
  type Editing,
  type Removed,
  stepOf,
  taskOf,
} from './editing';

/** Restores what was last removed, to its old place. */
export function bringBack(editing: Editing): Editing {
  const last = editing.removed.at(-1);
  if (!last) return editing;
  const before = { ...editing, removed: editing.removed.slice(0, -1) };
  if (last.kind === 'step') {
    return changeForm(before, { steps: before.form.steps.toSpliced(last.at, 0, last.step) });
  }
  if (last.kind === 'task') {
    const tasks = stepOf(before, last.stepId)?.tasks ?? [];
    return changeStep(before, last.stepId, { tasks: tasks.toSpliced(last.at, 0, last.task) });
  }
  const choices = taskOf(before, last.stepId, last.taskId)?.choices ?? [];
  return changeTask(before, last.stepId, last.taskId, {
    choices: choices.toSpliced(last.at, 0, last.choice),
  });
}

/** What is offered back, in words. */
export function wordsOf(removed: Removed): string {
  if (removed.kind === 'step') return named('Step', removed.step.title);
  if (removed.kind === 'task') return named('Task', removed.task.prompt);
  return named('Answer', removed.choice.text);
}

/** A longer name says no more. */
const LONGEST_NAME = 40;

function named(what: string, words: string): string {
  const name = words.trim();
  if (name === '') return `${what} removed`;
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).trimEnd()}…` : name;
  return `${what} “${short}” removed`;
}
