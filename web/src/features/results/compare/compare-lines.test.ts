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
  const points = lines.map(({ cells }) => cells[0]?.points ?? 0);
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(32);
});

test('of two who show a must-have equally, the bars are equally full whatever it opened for each', () => {
  const showing = (opened: number) =>
    aMatch({
      requirements: [
        aRequirementResult('keys', 'met', { points: 2, max_points: 2, opened_points: opened }),
        aRequirementResult('must_haves', 'met', {
          points: opened,
          max_points: 17,
          opened_points: 0,
        }),
      ],
      overall_score: 2 + opened,
    });
  const lines = compareLines([showing(17), showing(3)]);
  const [keys, gate] = ['keys', 'must_haves'].map((id) => lines.find((line) => line.id === id));
  expect(keys?.cells).toMatchObject([
    {
      share: 1,
      points: 19,
      words: '2 of its own and 17 from the must-haves as a whole',
    },
    { share: 1, points: 5, words: '2 of its own and 3 from the must-haves as a whole' },
  ]);
  expect(gate?.cells.map(({ points }) => points)).toEqual([null, null]);
});

test('points that are all of the line itself need no words', () => {
  const requirements = [aRequirementResult('a', 'met', { points: 8, max_points: 10 })];
  const lines = compareLines([aMatch({ requirements, overall_score: 8 })]);
  expect(lines[0]?.cells[0]).toMatchObject({ share: 0.8, points: 8, words: null });
});
