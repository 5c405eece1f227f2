import { expect, test } from 'vitest';
import { textHash } from '../../scoring/text-hash';
import { countDistinct, unpaidOf } from './distinct';

function distinct(...texts: (string | null)[]) {
  const { add, counted } = countDistinct();
  for (const text of texts) add(text);
  return counted;
}
const paid = (...texts: string[]) => new Set(texts.map(textHash));

test('a text counts once and a document always', () => {
  const people = distinct('A nurse', 'A  nurse ', 'A baker', null, null);
  expect(people).toMatchObject({ documents: 2 });
  expect(unpaidOf(people, paid())).toBe(4);
});

test('what was paid for a text covers that text alone', () => {
  expect(unpaidOf(distinct('A nurse', 'A baker'), paid('A nurse'))).toBe(1);
  expect(unpaidOf(distinct('A nurse', 'A baker'), paid('A cook', 'A smith'))).toBe(2);
});

test('what was paid beyond the texts was paid for documents', () => {
  expect(unpaidOf(distinct('A nurse', null, null), paid('A nurse', 'Of a document'))).toBe(1);
  expect(unpaidOf(distinct(null), paid('Of a document', 'Of another'))).toBe(0);
});

test('a text is compared as it is stored', () => {
  expect(unpaidOf(distinct('A\0nurse', 'A nurse'), paid('A nurse'))).toBe(0);
});
