import { expect, test } from 'vitest';
import { healthLabel, responseTimeLabel } from './health';

test.each([
  ['healthy', 2000, 'Online'],
  ['healthy', 2001, 'Slow'],
  ['degraded', 10, 'Slow'],
  ['unhealthy', null, 'Offline'],
  ['checking', null, 'Checking'],
  [null, null, 'Unknown'],
  ['asleep', 1, 'Unknown'],
])('%s after %s ms reads %s', (word, ms, label) => {
  expect(healthLabel(word, ms)).toBe(label);
});

test.each([
  [499, '<500ms'],
  [500, '<2s'],
  [1999, '<2s'],
  [2000, '<2s'],
  [2001, '>2s'],
])('%i ms is shown as %s', (ms, label) => {
  expect(responseTimeLabel(ms)).toBe(label);
});
