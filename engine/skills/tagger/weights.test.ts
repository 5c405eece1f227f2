import { expect, test } from 'vitest';
import { readWeights, type Steps, writeWeight } from './weights';

const STEPS = {} as Steps;

test('weights are read as they were written, and unknown features weigh nothing', () => {
  const weights = readWeights({
    entries: [writeWeight(1, 5, -7), writeWeight(2 ** 30 - 1, -31, 31)].join('\n'),
    steps: STEPS,
  });
  expect(weights.sum([1])).toEqual([5, -7]);
  expect(weights.sum([1, 2 ** 30 - 1, 12345])).toEqual([-26, 24]);
});

test('a weight beyond the range is cut', () => {
  const weights = readWeights({ entries: writeWeight(9, 500, -500), steps: STEPS });
  expect(weights.sum([9])).toEqual([32, -31]);
});
