import { expect, test } from 'vitest';
import { aMatch, aRequirementResult } from '../../../testing/samples';
import { compareLines } from './compare-lines';

const person = (keys: 'met' | 'unmet', points: number) =>
  aMatch({
    requirements: [
      aRequirementResult('spare', 'met', { importance: 'nice' }),
      aRequirementResult('keys', keys, { points }),
    ],
  });

test('every line has the same requirement for everybody, must-haves first', () => {
  const lines = compareLines([person('met', 10), person('unmet', 0)]);
  expect(lines.map(({ id, cells }) => [id, cells.map((cell) => cell.verdict)])).toEqual([
    ['keys', ['met', 'unmet']],
    ['spare', ['met', 'met']],
  ]);
});

test('people differ if they show different things, not if only points do', () => {
  const lines = compareLines([person('met', 10), person('met', 7)]);
  expect(lines.map(({ differs }) => differs)).toEqual([false, false]);
});

test('nobody to compare makes no lines', () => {
  expect(compareLines([])).toEqual([]);
});

test('a person’s points are those of their evidence: whole, and together the score', () => {
  const requirements = ['a', 'b', 'c'].map((id) =>
    aRequirementResult(id, 'met', { points: 10.4, max_points: 11 }),
  );
  const lines = compareLines([aMatch({ requirements, overall_score: 32 })]);
  const shown = lines.map(({ cells }) => cells[0]?.shown.points ?? 0);
  expect(shown.reduce((sum, points) => sum + points, 0)).toBe(32);
});

test('a bar is as full as the figure next to it says', () => {
  const requirements = [
    aRequirementResult('a', 'met', { points: 1.8, max_points: 2 }),
    aRequirementResult('b', 'met', { points: 8.2, max_points: 8.4 }),
  ];
  const lines = compareLines([aMatch({ requirements, overall_score: 10 })]);
  const cells = lines.flatMap((line) => line.cells);
  expect(cells.map(({ shown }) => shown)).toEqual([
    { points: 2, maxPoints: 2 },
    { points: 8, maxPoints: 8 },
  ]);
  expect(cells.map(({ share }) => share)).toEqual([1, 1]);
});

test('points credited to the lines that opened them have a bar of their own', () => {
  const requirements = [
    aRequirementResult('keys', 'met', { points: 10, max_points: 10, opened_points: 5 }),
    aRequirementResult('must_haves', 'met', { points: 5, max_points: 5, opened_points: 0 }),
  ];
  const lines = compareLines([aMatch({ requirements, overall_score: 15 })]);
  const waiting = lines.find(({ id }) => id === 'must_haves')?.cells[0];
  expect(waiting).toMatchObject({ shared: 5, shown: { maxPoints: 0 }, share: 1 });
});
