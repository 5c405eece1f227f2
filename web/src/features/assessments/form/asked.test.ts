import { expect, test } from 'vitest';
import { offeredAsked, withReadIds } from './asked';
import { emptyStep, newForm } from './builder-form';

const READ = [
  { id: 'r1', text: 'German' },
  { id: 'r2', text: 'First aid' },
];
const step = {
  ...emptyStep('s1'),
  requirements: [
    { id: 'r1', text: 'first aid' },
    { id: 'r9', text: 'Key handling' },
  ],
};

test('requirements are identified by their words, and those the job no longer has stay visible', () => {
  expect(offeredAsked(step, READ)).toEqual([
    { id: 'r1', text: 'German', chosen: false, gone: false },
    { id: 'r2', text: 'First aid', chosen: true, gone: false },
    { id: 'r9', text: 'Key handling', chosen: true, gone: true },
  ]);
});

test('what is sent has the ids of the latest reading', () => {
  const user = { email: 'dana@example.test' };
  const form = newForm({ jobText: '', jobTitle: '', milestones: [], user });
  expect(withReadIds({ ...form, steps: [step] }, READ).steps[0]?.requirements).toEqual([
    { id: 'r2', text: 'First aid' },
    { id: 'r9', text: 'Key handling' },
  ]);
});
