import { expect, test } from 'vitest';
import { scopeOf } from './scope';

const titlesOf = (job_filter: string) =>
  scopeOf('user-0001', { time_range: 30, job_filter }, new Date('2026-03-02T09:00:00.000Z')).titles;

test('several titles are separated by commas, even if some contain commas themselves', () => {
  expect(titlesOf('Nurse, Cook')).toEqual(expect.arrayContaining(['Nurse', 'Cook']));
  expect(titlesOf('Engineer, Data,Cook,Nurse, nights')).toEqual(
    expect.arrayContaining(['Engineer, Data', 'Cook', 'Nurse, nights']),
  );
  expect(titlesOf('Engineer, Data')).not.toContain('');
});

test('a filter of nothing but commas means no job, and none means all', () => {
  expect(titlesOf(' , ')).not.toContain('Nurse');
  expect(titlesOf('')).toBeNull();
});
