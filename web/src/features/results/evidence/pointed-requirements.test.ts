import { expect, test } from 'vitest';
import { aMatch, aRequirementResult } from '../../../testing/samples';
import { pointedRequirements, pointsWords } from './pointed-requirements';

const role = { source: null, kind: 'role', points: 33.6, max_points: 33.6 } as const;
const gate = { source: null, kind: 'other', max_points: 40 } as const;
const keys = { points: 1.1, max_points: 1.1 };

const requirements = [
  aRequirementResult('r1', 'met', { ...role, opened_points: 24.3 }),
  aRequirementResult('must_haves', 'met', { ...gate, points: 38, opened_points: 0 }),
  aRequirementResult('r3', 'met', { ...keys, text: 'Night work', opened_points: 13.7 }),
  aRequirementResult('r4', 'unmet', { points: 0, max_points: 25.3, opened_points: 0 }),
];
const pointed = pointedRequirements(aMatch({ requirements, overall_score: 73 }));

test('each requirement has its own points and those it opened, and all add up to the score', () => {
  expect(pointed.map(({ id, shown }) => [id, shown.points])).toEqual([
    ['r1', 58],
    ['must_haves', 0],
    ['r3', 15],
    ['r4', 0],
  ]);
  expect(pointed.reduce((sum, { shown }) => sum + shown.maxPoints, 0)).toBe(100);
  expect(pointed.reduce((sum, { exact }) => sum + exact.maxPoints, 0)).toBeCloseTo(100, 9);
});

test('states which points are its own, which it opened and where the points of the opened line are credited', () => {
  expect(pointed.map(pointsWords)).toEqual([
    '58 points: 34 of its own and 24 from the must-haves as a whole',
    '38 points of this line are counted with the requirements that earned them; 2 were not earned',
    '15 points: 1 of its own and 14 from the must-haves as a whole',
    null,
  ]);
});

test('a result of an earlier engine keeps the points of each line', () => {
  const earlier = requirements.map(({ opened_points: _, ...line }) => line);
  const shown = pointedRequirements(aMatch({ requirements: earlier, overall_score: 73 }));
  expect(shown.map(({ shown: { points } }) => points)).toEqual([34, 38, 1, 0]);
  expect(shown.map(pointsWords)).toEqual([null, null, null, null]);
});
