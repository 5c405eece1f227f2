import { expect, test } from 'vitest';
import { jobMemo } from './job-memo';

test('the same text is compiled once', () => {
  const jobs = jobMemo();
  expect(jobs('Nurse\n\nTriage')).toBe(jobs('Nurse\n\nTriage'));
});

test('the job unused for longest makes room', () => {
  const jobs = jobMemo(2);
  const first = jobs('Nurse');
  const second = jobs('Accountant');
  jobs('Nurse');
  jobs('Driver');
  expect(jobs('Nurse')).toBe(first);
  expect(jobs('Accountant')).not.toBe(second);
});
