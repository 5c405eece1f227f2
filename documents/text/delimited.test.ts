import { expect, test } from 'vitest';
import { piecesOf } from './delimited';

const inside = (text: string) =>
  piecesOf(text, '<!--', '-->')
    .filter((piece) => piece.inside)
    .map((piece) => piece.text);
const outside = (text: string) =>
  piecesOf(text, '<!--', '-->')
    .filter((piece) => !piece.inside)
    .map((piece) => piece.text)
    .join('|');

test.each([
  ['a<!--b-->c', ['b'], 'a|c'],
  ['<!--b--><!--c-->', ['b', 'c'], '||'],
  ['a<!--b<!--c-->d', ['b<!--c'], 'a|d'],
  ['a<!--never closed', [], 'a<!--never closed'],
  ['a-->b', [], 'a-->b'],
  ['', [], ''],
])('%s is parted', (text, within, without) => {
  expect(inside(text)).toEqual(within);
  expect(outside(text)).toBe(without);
});
