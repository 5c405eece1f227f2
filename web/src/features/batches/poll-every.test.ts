import { describe, expect, test } from 'vitest';
import { aBatch } from '../../testing/samples';
import { nextLook, pollEvery } from './poll-every';

test.each([
  [0, 2000],
  [59_999, 2000],
  [60_000, 5000],
  [299_999, 5000],
  [300_000, 10_000],
])('after %i ms a batch is asked about every %i ms', (runningFor, every) => {
  expect(pollEvery(runningFor)).toBe(every);
});

describe('a batch', () => {
  const created_at = '2026-03-02T09:00:00.000Z';
  const now = new Date('2026-03-02T09:00:30.000Z');

  test.each(['pending', 'processing', 'processing_chunks'] as const)(
    'that is %s is polled until events report it',
    (status) => {
      expect(nextLook(aBatch({ status, created_at }), false, now)).toBe(2000);
      expect(nextLook(aBatch({ status, created_at }), true, now)).toBe(false);
    },
  );

  test.each(['completed', 'failed', 'cancelled'] as const)(
    'that is %s is not asked about again',
    (status) => {
      expect(nextLook(aBatch({ status, created_at }), false, now)).toBe(false);
    },
  );
});
