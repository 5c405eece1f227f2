import { expect, test } from 'vitest';
import { durationOf } from './toast';

test('errors stay the longest, success the shortest, and one with an action waits', () => {
  expect([
    durationOf({ kind: 'success' }),
    durationOf({ kind: 'info' }),
    durationOf({ kind: 'warning' }),
    durationOf({ kind: 'error' }),
  ]).toEqual([3000, 4000, 4000, 6000]);
  expect(durationOf({ kind: 'success', action: { label: 'Open', run: () => undefined } })).toBe(
    Number.POSITIVE_INFINITY,
  );
});
