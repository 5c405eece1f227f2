import { expect, it } from 'vitest';
import { matchesIn } from './matches-in';

const SIGNS = ['a', ' ', '-', '\n', 'é', '🙂', '\ud83d'];
const PATTERNS = [/a/g, /a*/g, /(?<= )/gu, /\P{L}*?/gu, /(?=a)/g, /^|$/gm, /(a)(-)?/g, /🙂|/gu];

/** Every text of up to four of the signs. */
const TEXTS = SIGNS.flatMap((one) => [
  one,
  ...SIGNS.flatMap((two) => [
    one + two,
    ...SIGNS.flatMap((three) => [
      one + two + three,
      ...SIGNS.map((four) => one + two + three + four),
    ]),
  ]),
]);

it.each(PATTERNS)('finds what matchAll finds for %s', (pattern) => {
  for (const text of ['', ...TEXTS])
    expect(matchesIn(text, pattern)).toEqual([...text.matchAll(pattern)]);
});

it('finds the same again', () => {
  const pattern = /a/g;
  expect(matchesIn('aba', pattern).map(({ index }) => index)).toEqual([0, 2]);
  expect(matchesIn('ab', pattern).map(({ index }) => index)).toEqual([0]);
});
