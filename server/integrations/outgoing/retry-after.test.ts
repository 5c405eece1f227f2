import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after';

const NOON = Date.parse('2026-03-02T12:00:00Z');

test.each([
  ['30', 30_000],
  ['0', 0],
  ['0.5', 500],
  ['Mon, 02 Mar 2026 12:00:09 GMT', 9_000],
  // A date in the past asks for no wait.
  ['Mon, 02 Mar 2026 11:59:00 GMT', 0],
  ['soon', null],
  ['-', null],
  [null, null],
  [undefined, null],
])('a Retry-After of %s asks to wait for %s ms', (after, ms) => {
  expect(retryAfterMs(after, NOON)).toBe(ms);
});
