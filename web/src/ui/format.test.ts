import { expect, test } from 'vitest';
import { formatBytes, formatRemaining, plural, sentenceList } from './format';

test('a list reads as a sentence, with semicolons where an item has a comma', () => {
  expect(sentenceList([])).toBe('');
  expect(sentenceList(['a'])).toBe('a');
  expect(sentenceList(['a', 'b', 'c'])).toBe('a, b and c');
  expect(sentenceList(['Welding, 5+ years', 'b', 'c'])).toBe('Welding, 5+ years; b and c');
});

test.each([
  [640, '640 B'],
  [12_000, '12 KB'],
  [4_404_019, '4.2 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test('one is one and everything else is many', () => {
  expect([plural(0, 'row'), plural(1, 'row'), plural(2, 'row')]).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
  ]);
});

test('time left is told in minutes, never in seconds', () => {
  expect([formatRemaining(4000), formatRemaining(61_000)]).toEqual(['about 1 min', 'about 2 min']);
});
