import { expect, test } from 'vitest';
import { anItem } from '../../../testing/samples';
import { buildRows } from './build-rows';
import { nearRows, rankRows, tieBracket } from './rank-rows';
import { nextSorts, sortRows } from './sort-rows';

const NOTHING_KNOWN = { requirements: [], decisionOf: () => null };

function ranked(scores: readonly number[]) {
  const items = scores.map((score, index) => anItem(index + 1, score));
  return rankRows(buildRows(items, []).scored);
}

test('equal scores share a rank and the next rank is skipped', () => {
  expect(ranked([70, 90, 81, 81, 60]).map((row) => [row.score, row.rank, row.tied])).toEqual([
    [90, 1, false],
    [81, 2, true],
    [81, 2, true],
    [70, 4, false],
    [60, 5, false],
  ]);
});

test('a rank stays with its person whatever the table is sorted by', () => {
  const byName = sortRows(
    ranked([50, 90, 70]),
    [{ key: 'name', direction: 'ascending' }],
    NOTHING_KNOWN,
  );
  expect(byName.map((row) => [row.name, row.rank])).toEqual([
    ['Person 1', 3],
    ['Person 2', 1],
    ['Person 3', 2],
  ]);
});

test('the bracket spans everybody within three points of the open person, both ways', () => {
  const rows = ranked([93, 91, 90, 87, 86]);
  const open = rows[2]?.id ?? '';
  expect([...tieBracket(rows, open).values()]).toEqual(['first', 'middle', 'middle', 'last']);
});

test('a person with nobody close has no bracket', () => {
  const rows = ranked([93, 80]);
  expect(tieBracket(rows, rows[0]?.id ?? '').size).toBe(0);
});

test('a second column orders equal values of the first', () => {
  const rows = ranked([70, 90, 70, 90]);
  const decisions = new Map([[rows[1]?.id, 'shortlist' as const]]);
  const sorted = sortRows(
    rows,
    [
      { key: 'score', direction: 'ascending' },
      { key: 'yours', direction: 'ascending' },
    ],
    { requirements: [], decisionOf: (id) => decisions.get(id) ?? null },
  );
  expect(sorted.map((row) => row.name)).toEqual(['Person 1', 'Person 3', 'Person 4', 'Person 2']);
});

test('choosing a column again reverses it, and adding one keeps the first', () => {
  const first = nextSorts([], 'score', false);
  expect(first).toEqual([{ key: 'score', direction: 'descending' }]);
  expect(nextSorts(first, 'score', false)).toEqual([{ key: 'score', direction: 'ascending' }]);
  expect(nextSorts(first, 'name', true)).toEqual([
    { key: 'score', direction: 'descending' },
    { key: 'name', direction: 'ascending' },
  ]);
});

test('close means within three points, excluding the person', () => {
  const rows = ranked([93, 91, 90, 86]);
  expect(nearRows(rows, rows[1]?.id ?? '').map((row) => row.score)).toEqual([93, 90]);
});
