import { expect, test } from 'vitest';
import { bringBack, wordsOf } from './bring-back';
import { newForm } from './builder-form';
import {
  addStep,
  duplicateStep,
  MOST_ASKED,
  moveStep,
  removeStep,
  toggleAsked,
} from './edit-steps';
import { addChoice, addTask, moveTask, removeChoice, removeTask } from './edit-tasks';
import { changeStep, changeTask, type Editing } from './editing';

function anEditing(...titles: string[]): Editing {
  const user = { email: 'dana@example.test' };
  const empty = { form: newForm({ jobText: '', jobTitle: '', milestones: [], user }), removed: [] };
  const [first = '', ...others] = titles;
  return others.reduce<Editing>(
    (editing, title) => {
      const added = addStep(editing);
      return changeStep(added, added.form.steps.at(-1)?.id ?? '', { title });
    },
    changeStep(empty, 's1', { title: first }),
  );
}

const titles = ({ form }: Editing) => form.steps.map(({ title }) => title);
const ids = ({ form }: Editing) => form.steps.map(({ id }) => id);
const tasks = ({ form }: Editing) => form.steps[0]?.tasks.map(({ id }) => id);
const choices = ({ form }: Editing) =>
  form.steps[0]?.tasks[0]?.choices.map(({ id, text }) => `${id} ${text}`);

test('a step moves past its neighbour and no further', () => {
  const editing = anEditing('Python', 'SQL');
  expect(titles(moveStep(editing, 's1', 1))).toEqual(['SQL', 'Python']);
  expect(titles(moveStep(editing, 's1', -1))).toEqual(['Python', 'SQL']);
});

test('a copy comes after its step under a name of its own', () => {
  const copied = duplicateStep(anEditing('Python', 'SQL'), 's1');
  expect(titles(copied)).toEqual(['Python', 'Python', 'SQL']);
  expect(ids(copied)).toEqual(['s1', 's3', 's2']);
});

test('a removed step returns to its place, whatever was added meanwhile', () => {
  const removed = removeStep(anEditing('Python', 'SQL'), 's2');
  expect(titles(removed)).toEqual(['Python']);
  const back = bringBack(addStep(removed));
  expect(ids(back)).toEqual(['s1', 's2', 's3']);
  expect(bringBack(back)).toBe(back);
});

test('the last step, the last task and the last two answers stay', () => {
  const editing = anEditing('Python');
  expect(removeStep(editing, 's1')).toBe(editing);
  expect(removeTask(editing, 's1', 't1')).toBe(editing);
  expect(removeChoice(editing, 's1', 't1', 'c1')).toBe(editing);
});

test('an assessment has twelve steps at most, and a step five tasks', () => {
  const full = anEditing(...Array.from({ length: 14 }, (_, at) => `Step ${at}`));
  expect(full.form.steps).toHaveLength(12);
  expect(duplicateStep(full, 's1')).toBe(full);
  const busy = [1, 2, 3, 4, 5, 6].reduce((editing) => addTask(editing, 's1'), anEditing('Python'));
  expect(tasks(busy)).toEqual(['t1', 't2', 't3', 't4', 't5']);
});

test('a task comes back into its step, also after the step itself', () => {
  const two = moveTask(addTask(anEditing('Python', 'SQL'), 's1'), 's1', 't2', -1);
  expect(tasks(two)).toEqual(['t2', 't1']);
  const none = removeStep(removeTask(two, 's1', 't2'), 's1');
  expect(tasks(bringBack(bringBack(none)))).toEqual(['t2', 't1']);
});

test('an option returns to its place; an empty one is not missed', () => {
  const three = changeTask(addChoice(anEditing('Python'), 's1', 't1'), 's1', 't1', {
    choices: [
      { id: 'c1', text: 'Yes' },
      { id: 'c2', text: 'No' },
      { id: 'c3', text: '' },
    ],
  });
  expect(choices(bringBack(removeChoice(three, 's1', 't1', 'c1')))).toEqual([
    'c1 Yes',
    'c2 No',
    'c3 ',
  ]);
  expect(removeChoice(three, 's1', 't1', 'c3').removed).toEqual([]);
});

test('a requirement is asked about once, and five at most', () => {
  const asked = (at: number) => ({ id: `r${at}`, text: `Requirement ${at}` });
  const of = ({ form }: Editing) => form.steps[0]?.requirements.map(({ id }) => id);
  const full = Array.from({ length: 7 }, (_, at) => asked(at)).reduce(
    (editing, one) => toggleAsked(editing, 's1', one),
    anEditing('Python'),
  );
  expect(of(full)).toHaveLength(MOST_ASKED);
  expect(of(toggleAsked(full, 's1', asked(0)))).toEqual(['r1', 'r2', 'r3', 'r4']);
});

test('what is offered back is named, shortly', () => {
  const long = `Describe ${'a long piece of work '.repeat(9)}`;
  const removed = removeStep(anEditing('Python', long, ''), 's2');
  expect(removed.removed.map(wordsOf)).toEqual([
    'Step “Describe a long piece of work a long pie…” removed',
  ]);
  expect(removeStep(removed, 's3').removed.map(wordsOf).at(-1)).toBe('Step removed');
});
