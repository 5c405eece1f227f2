import { expect, test } from 'vitest';
import { dayWords, everyDay, finishedOf } from './finish-days';

const FOUND = [
  { days: 0, people: 2 },
  { days: 3, people: 1 },
];

test('days without anybody keep their place', () => {
  expect(everyDay(FOUND).map(({ people }) => people)).toEqual([2, 0, 0, 1]);
  expect(finishedOf(FOUND)).toBe(3);
});

test('a day is told with its people', () => {
  expect(FOUND.map(dayWords)).toEqual(['Within a day: 2 people', 'After 3 days: 1 person']);
});
