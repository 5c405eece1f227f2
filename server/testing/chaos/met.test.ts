import { expect, test } from 'vitest';
import { neverMet } from './met';

test('what was met once is not missed, whatever else was not', () => {
  expect(neverMet({ 'work that was open': 1, 'a refusal': 0 })).toEqual(['never met: a refusal']);
  expect(neverMet({ 'work that was open': 3 })).toEqual([]);
});
