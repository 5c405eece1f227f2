import type { JobRequirement } from '@candor/domain/model/match';
import { linesAsRead } from '@candor/domain/rules/rubric-edits';
import { expect, test } from 'vitest';
import { aRequirement } from '../../testing/samples';
import { deleteLines, fixLines, moveLine, setImportance } from './edit-lines';
import { labelLines } from './label-lines';
import { markSources } from './mark-sources';

const READ: JobRequirement[] = [
  aRequirement('r1', { text: 'Night work', source: { start: 2, end: 12 } }),
  aRequirement('r2', { text: 'German', importance: 'nice', weight: 5, source: null }),
  aRequirement('r3', { text: 'Key handling', source: { start: 8, end: 20 } }),
];
const lines = linesAsRead(READ);
const [nights, german] = lines;
if (!nights || !german) throw new Error('Three lines were read');
const texts = (given: readonly { text: string }[]) => given.map(({ text }) => text);

test('a line moves past its neighbour of the same group and no further', () => {
  expect(texts(moveLine(lines, nights.key, 1))).toEqual(['Key handling', 'German', 'Night work']);
  expect(moveLine(lines, nights.key, -1)).toEqual(lines);
  expect(moveLine(lines, german.key, 1)).toEqual(lines);
});

test('turning into a nice-to-have halves the weight as the engine would, and back', () => {
  const nice = setImportance(lines, [nights.key], 'nice');
  expect(nice[0]).toMatchObject({ importance: 'nice', weight: 5 });
  expect(setImportance(nice, [nights.key], 'must')).toEqual(lines);
});

test('the last line cannot be deleted', () => {
  expect(texts(deleteLines(lines, [nights.key]))).toEqual(['German', 'Key handling']);
  expect(deleteLines([nights], [nights.key])).toEqual([nights]);
});

test('a fix of the job text leaves the lines alone', () => {
  expect(fixLines(lines, { type: 'replace', span: { start: 0, end: 1 }, text: 'x' })).toEqual(
    lines,
  );
});

test('the job text is split at what was read from it, without losing a character', () => {
  const text = 'A night work by the keys of the hotel';
  const pieces = markSources(text, labelLines(lines));
  expect(pieces.map(({ text: piece }) => piece).join('')).toBe(text);
  expect(pieces.filter(({ key }) => key !== null)).toEqual([
    { start: 2, text: 'night work', key: nights.key, label: 'R2' },
    { start: 12, text: ' by the ', key: lines[2]?.key, label: 'R3' },
  ]);
});

test('a span outside of the text marks nothing', () => {
  expect(markSources('short', labelLines(lines))).toEqual([
    { start: 0, text: 'short', key: null, label: '' },
  ]);
});
