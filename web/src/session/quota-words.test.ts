import { expect, test } from 'vitest';
import { quotaWord } from './quota-words';

test.each([
  [49, null],
  [50, 'at least half'],
  [75, 'running low'],
  [90, 'few left'],
  [99, 'few left'],
  [100, 'none left'],
  [101, 'none left'],
])('of %i used of 100 it is said: %s', (used, word) => {
  expect(quotaWord(used, 100)?.text ?? null).toBe(word);
});

test('where nothing limits it there is nothing to say', () => {
  expect(quotaWord(5000, null)).toBeNull();
});
