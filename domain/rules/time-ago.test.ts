import { expect, test } from 'vitest';
import { timeAgo } from './time-ago';

const now = new Date('2026-06-15T12:00:00.000Z');
const SECOND = 1000;
const DAY = 86_400 * SECOND;

test.each([
  [-5 * SECOND, 'Just now'],
  [59 * SECOND, 'Just now'],
  [60 * SECOND, '1m ago'],
  [3599 * SECOND, '59m ago'],
  [3600 * SECOND, '1h ago'],
  [DAY - SECOND, '23h ago'],
  [DAY, '1d ago'],
  [29 * DAY, '29d ago'],
  [30 * DAY, '1mo ago'],
  [364 * DAY, '12mo ago'],
  [365 * DAY, '1y ago'],
])('%i ms ago reads %s', (elapsed, words) => {
  expect(timeAgo(new Date(now.getTime() - elapsed), now)).toBe(words);
});
