import { expect, test } from 'vitest';
import { termScan } from './multi-pattern';

test('every occurrence of every term counts, those inside others too', () => {
  const count = termScan(['he', 'she', 'his', 'hers']);
  expect(count('ushers')).toBe(3);
  expect(count('this is his')).toBe(2);
});

test('it agrees with looking for each term alone', () => {
  const terms = ['ab', 'ba', 'aab', 'bb', 'abab'];
  const text = 'aababbabaabbbab';
  const alone = terms.reduce((sum, term) => {
    const places = [...text].keys();
    return sum + [...places].filter((at) => text.startsWith(term, at)).length;
  }, 0);
  expect(termScan(terms)(text)).toBe(alone);
});
