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

test('every line holds the same requirement of everybody, must-haves first', () => {
  const lines = compareLines([person('met', 10), person('unmet', 0)]);
  expect(lines.map(({ id, cells }) => [id, cells.map((cell) => cell.verdict)])).toEqual([
    ['keys', ['met', 'unmet']],
    ['spare', ['met', 'met']],
  ]);
});

test('people differ where they show different things, not where only points do', () => {
  const lines = compareLines([person('met', 10), person('met', 7)]);
  expect(lines.map(({ differs }) => differs)).toEqual([false, false]);
});

test('nobody to compare makes no lines', () => {
  expect(compareLines([])).toEqual([]);
});

test('the points of a person are those of their evidence: whole, and together the score', () => {
  const requirements = ['a', 'b', 'c'].map((id) =>
    aRequirementResult(id, 'met', { points: 10.4, max_points: 11 }),
  );
  const lines = compareLines([aMatch({ requirements, overall_score: 32 })]);
  const shown = lines.map(({ cells }) => cells[0]?.shown.points ?? 0);
  expect(shown.reduce((sum, points) => sum + points, 0)).toBe(32);
});
