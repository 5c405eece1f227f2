import { messages } from '@candor/domain/messages';
import type { CandidateTask } from '@candor/domain/model/candidate-assessment';
import { expect, test } from 'vitest';
import { ClientError } from '../../../api/client-error';
import { missingTasks, refusedTasks } from './missing-tasks';

const TASKS: CandidateTask[] = [
  { id: 'first', kind: 'choice', prompt: 'First?', choices: ['A', 'B'], required: true },
  { id: 'which', kind: 'multi_choice', prompt: 'Which?', choices: ['A', 'B'], required: true },
  { id: 'why', kind: 'text', prompt: 'Why?', choices: null, required: true },
  { id: 'more', kind: 'text', prompt: 'More?', choices: null, required: false },
];

test('required and empty is missing; blanks are not an answer', () => {
  const missing = missingTasks(TASKS, { first: 'A', which: [], why: '  ' });
  expect([...missing.keys()]).toEqual(['which', 'why']);
  expect(missing.get('why')).toBe(messages.required);
});

test('a refusal is told at the tasks that it names', () => {
  const errors = [
    { field: 'why', message: 'One' },
    { field: 'answer.first', message: 'Two' },
    { field: 'other', message: 'Three' },
  ];
  const body = { detail: '', code: 'validation_error', request_id: 'r-1' } as const;
  const error = new ClientError({ code: 'validation_error', fields: errors, body });
  expect([...refusedTasks(TASKS, error)]).toEqual([
    ['why', 'One'],
    ['first', 'Two'],
  ]);
});
