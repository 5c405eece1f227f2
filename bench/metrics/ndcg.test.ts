import { expect, test } from 'vitest';
import { ndcg } from './ndcg';
import type { ScoredItem } from './scored-item';

/** Items from pairs of score and grade. */
const items = (...pairs: [number, number][]): ScoredItem[] =>
  pairs.map(([score, grade]) => ({ score, grade }));

test('the best order is worth 1', () => {
  expect(ndcg(items([9, 2], [5, 1], [1, 0]), 10)).toBe(1);
});

test('a relevant item in second place is discounted by the logarithm of its rank', () => {
  expect(ndcg(items([9, 0], [5, 1]), 10)).toBeCloseTo(1 / Math.log2(3), 10);
});

test('what stands below the depth is worth nothing', () => {
  expect(ndcg(items([9, 0], [5, 1]), 1)).toBe(0);
});

test('a tie is worth the mean of its orders', () => {
  const either = (1 + 1 / Math.log2(3)) / 2;
  expect(ndcg(items([5, 1], [5, 0]), 10)).toBeCloseTo(either, 10);
});

test('without a relevant item there is no figure', () => {
  expect(ndcg(items([5, 0]), 10)).toBeNaN();
});
