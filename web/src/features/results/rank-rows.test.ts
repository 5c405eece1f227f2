import { expect, test } from 'vitest';
import { anItem } from '../../testing/samples';
import { buildRows } from './build-rows';
import { rankRows, sortRows, tieBracket } from './rank-rows';

function ranked(scores: readonly number[]) {
  const items = scores.map((score, index) => anItem(index + 1, score));
  return rankRows(buildRows(items, []).scored);
}

test('equal scores share a rank and the next rank is left out', () => {
  expect(ranked([70, 90, 81, 81, 60]).map((row) => [row.score, row.rank, row.tied])).toEqual([
    [90, 1, false],
    [81, 2, true],
    [81, 2, true],
    [70, 4, false],
    [60, 5, false],
  ]);
});

test('a rank stays with its person whatever the table is sorted by', () => {
  const byName = sortRows(ranked([50, 90, 70]), { key: 'name', direction: 'ascending' });
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

test('a person with nobody near has no bracket', () => {
  const rows = ranked([93, 80]);
  expect(tieBracket(rows, rows[0]?.id ?? '').size).toBe(0);
});
