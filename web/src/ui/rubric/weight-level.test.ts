import { expect, test } from 'vitest';
import {
  levelOfWeight,
  nearestLevel,
  WEIGHT_LEVELS,
  weightAs,
  weightOfLevel,
} from './weight-level';

const read = { importance: 'must', weight: 12 } as const;

test('the middle step is the weight that was read', () => {
  expect(weightOfLevel(read, 'must', 3)).toBe(12);
  expect(WEIGHT_LEVELS.map((level) => weightOfLevel(read, 'must', level))).toEqual([
    4, 8, 12, 18, 24,
  ]);
});

test('each step is recovered from its weight, under either importance', () => {
  for (const importance of ['must', 'nice'] as const) {
    for (const level of WEIGHT_LEVELS) {
      expect(levelOfWeight(read, importance, weightOfLevel(read, importance, level))).toBe(level);
    }
  }
});

test('a must-have turned into a nice-to-have gets the weight the engine gives a nice-to-have, and back', () => {
  expect(weightAs(read, 'nice')).toBe(6);
  expect(weightAs({ importance: 'nice', weight: 6 }, 'must')).toBe(12);
});

test('an exact weight between the steps is on none, and near one', () => {
  expect(levelOfWeight(read, 'must', 13)).toBeNull();
  expect(nearestLevel(read, 'must', 13)).toBe(3);
});
