import { expect, test } from 'vitest';
import type { JobRequirement } from '../model/match';
import { RubricLines } from '../model/rubric';
import {
  applyEdits,
  carryLines,
  editsOf,
  linesAsRead,
  mergeLines,
  rubricLinesOf,
} from './rubric-edits';

const requirement = (
  id: string,
  text: string,
  over: Partial<JobRequirement> = {},
): JobRequirement => ({
  id,
  text,
  kind: 'skill',
  importance: 'must',
  weight: 10,
  minimum_years: null,
  alternatives: [],
  source: null,
  ...over,
});
const READ = [
  requirement('r1', 'Night work'),
  requirement('r2', 'Key handling'),
  requirement('r3', 'German', { importance: 'nice', kind: 'language' }),
];

test('without changes there are no edits', () => {
  expect(editsOf(linesAsRead(READ), READ)).toBeNull();
  expect(applyEdits(READ, null).lines).toEqual(linesAsRead(READ));
});

test('edits survive being saved: words, importance, weight, order, merging and deletion', () => {
  const [nights, keys, german] = linesAsRead(READ);
  if (!nights || !keys || !german) throw new Error('Three lines were read');
  const lines = [
    { ...german, importance: 'must' as const, weight: 15 },
    ...mergeLines([nights, keys], new Set([nights.key, keys.key])),
  ];
  const edits = editsOf(lines, READ);
  expect(applyEdits(READ, edits)).toEqual({ lines, lost: [] });
  expect(editsOf(lines.slice(0, 1), READ)?.deleted).toEqual([
    'skill night work',
    'skill key handling',
  ]);
});

test('after a change of the job text, edits to requirements it still has are kept, and the others are named', () => {
  const lines = linesAsRead(READ).map((line) => ({ ...line, weight: line.weight * 2 }));
  const edits = editsOf(lines.slice(0, 2), READ);
  const reread = [
    requirement('r1', 'First aid'),
    requirement('r2', 'Night work', { weight: 30 }),
    requirement('r3', 'German', { importance: 'nice', kind: 'language' }),
  ];
  const applied = applyEdits(reread, edits);
  expect(applied.lost).toEqual(['Key handling']);
  expect(applied.lines.map(({ text, weight, parts }) => [text, weight, parts[0]?.id])).toEqual([
    ['Night work', 60, 'r2'],
    ['First aid', 10, 'r1'],
  ]);
});

test('merged lines are alternatives of one and are sent as such', () => {
  const lines = linesAsRead(READ);
  const merged = mergeLines(lines, new Set(lines.slice(1).map(({ key }) => key)));
  expect(rubricLinesOf(merged)[1]).toEqual({
    requirement_ids: ['r2', 'r3'],
    text: 'Key handling or German',
    kind: 'skill',
    importance: 'must',
    weight: 10,
  });
});

test('what is sent satisfies the contract, even if the words were emptied', () => {
  const lines = linesAsRead(READ).map((line) => ({ ...line, text: '  ' }));
  const sent = RubricLines.safeParse(rubricLinesOf(lines));
  expect(sent.data?.map(({ text }) => text)).toEqual(['Night work', 'Key handling', 'German']);
});

test('a single line cannot be merged', () => {
  const lines = linesAsRead(READ);
  expect(mergeLines(lines, new Set([lines[0]?.key ?? '']))).toEqual(lines);
});

test('a rubric carries over to another reading of the job by what its lines say', () => {
  const [nights, keys, german] = rubricLinesOf(linesAsRead(READ));
  if (!nights || !keys || !german) throw new Error('Three lines were read');
  const again = [
    requirement('r1', 'Kostra'),
    requirement('r2', 'Night work', { weight: 20 }),
    requirement('r3', 'German', { importance: 'nice', kind: 'language' }),
  ];
  const lines = [{ ...german, importance: 'must' as const }, { ...keys, weight: 30 }, nights];
  expect(carryLines(lines, READ, again)).toEqual({
    lines: [
      { ...german, importance: 'must' },
      { ...nights, requirement_ids: ['r2'], weight: 20 },
      { ...nights, text: 'Kostra', weight: 10 },
    ],
    lost: ['Key handling'],
  });
});

test('a rubric that only repeats the reading stays unedited in another reading', () => {
  const lines = rubricLinesOf(linesAsRead(READ));
  const again = [requirement('r1', 'Kostra'), ...READ.slice(1)];
  expect(carryLines(lines, READ, again)).toEqual({ lines: null, lost: [] });
});
