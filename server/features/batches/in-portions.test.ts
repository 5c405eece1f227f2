import { expect, test } from 'vitest';
import { inPortions } from './in-portions';

const portions = (...weights: number[]) =>
  inPortions(weights, { count: 3, weight: 10, weightOf: (weight) => weight });

test('a portion is full by its number or by its weight, and what is heavier stands alone', () => {
  expect(portions(1, 1, 1, 1)).toEqual([[1, 1, 1], [1]]);
  expect(portions(6, 4, 1)).toEqual([[6, 4], [1]]);
  expect(portions(6, 5)).toEqual([[6], [5]]);
  expect(portions(1, 40, 1)).toEqual([[1], [40], [1]]);
  expect(portions()).toEqual([]);
});
