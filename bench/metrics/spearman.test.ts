import { expect, test } from 'vitest';
import { spearman } from './spearman';

const items = (...pairs: [number, number][]) => pairs.map(([score, grade]) => ({ score, grade }));

test('the same order is 1 however far the values lie apart', () => {
  expect(spearman(items([1, 10], [2, 11], [300, 12]))).toBeCloseTo(1, 10);
});

test('the opposite order is -1', () => {
  expect(spearman(items([1, 3], [2, 2], [3, 1]))).toBeCloseTo(-1, 10);
});

test('tied values share their mean rank', () => {
  // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
  expect(spearman(items([1, 1], [2, 2], [2, 3], [4, 4]))).toBeCloseTo(4.5 / Math.sqrt(22.5), 10);
});

test('scores that are all the same have no correlation', () => {
  expect(spearman(items([1, 1], [1, 2]))).toBeNaN();
});
