import { expect, test } from 'vitest';
import { minutesUntil, spokenTimeLeft, timeLeft } from './time-left';

const NOW = new Date('2026-05-14T10:00:00.000Z');

test.each([
  ['2026-05-14T10:42:00.000Z', 42],
  ['2026-05-14T10:00:01.000Z', 1],
  ['2026-05-14T10:00:00.000Z', 0],
  ['2026-05-14T09:00:00.000Z', 0],
])('until %s there are %d minutes', (end, minutes) => {
  expect(minutesUntil(new Date(end), NOW)).toBe(minutes);
});

test.each([
  [1, 'Less than a minute left'],
  [2, '2 min left'],
  [119, '119 min left'],
  [125, '2 h 5 min left'],
])('%d minutes are told as %s', (minutes, text) => expect(timeLeft(minutes)).toBe(text));

test('the time is said aloud at ten minutes and at one, and never else', () => {
  const said = Array.from({ length: 30 }, (_, passed) => spokenTimeLeft(30 - passed, 29 - passed));
  expect(said.filter((text) => text !== null)).toEqual(['10 minutes left.', '1 minute left.']);
});

test('after sleeping past both marks the nearer one is announced, and nothing after the end', () => {
  expect(spokenTimeLeft(30, 1)).toBe('1 minute left.');
  expect(spokenTimeLeft(30, 0)).toBeNull();
});
