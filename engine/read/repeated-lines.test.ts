import { expect, test } from 'vitest';
import { foldText } from './fold';
import { firstWordOfLines } from './line-words';
import { repeatedLines } from './repeated-lines';
import { scanText } from './scan';

const repeatsOf = (text: string): number[] => {
  const scanned = scanText(text, foldText(text));
  return [...repeatedLines(scanned, firstWordOfLines(scanned))];
};

test('a line counts how often it was said before, whatever its case and punctuation', () => {
  expect(
    repeatsOf(
      '- Built services in Go\nRan a shop floor\nbuilt services in go.\nBUILT SERVICES IN GO',
    ),
  ).toEqual([0, 0, 1, 2]);
});

test('names and headings of one or two words may be repeated', () => {
  expect(repeatsOf('Line Cook\nLine Cook')).toEqual([0, 0]);
});

test('other words in the same places are another line', () => {
  expect(repeatsOf('Built services in Go\nBuilt services in Rust')).toEqual([0, 0]);
});
