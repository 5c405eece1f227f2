import { expect, test } from 'vitest';
import { pollEvery } from './poll-every';

test.each([
  [0, 2000],
  [59_999, 2000],
  [60_000, 5000],
  [299_999, 5000],
  [300_000, 10_000],
])('after %i ms a batch is asked about every %i ms', (runningFor, every) => {
  expect(pollEvery(runningFor)).toBe(every);
});
