import { expect, test } from 'vitest';
import { averagePrecision } from './average-precision';

test('it is the mean of the precision at each relevant place', () => {
  const items = [
    { score: 4, grade: 1 },
    { score: 3, grade: 0 },
    { score: 2, grade: 2 },
    { score: 1, grade: 0 },
  ];
  expect(averagePrecision(items, 1)).toBeCloseTo((1 / 1 + 2 / 3) / 2, 10);
});

test('a tie is worth the mean over all its orders', () => {
  const tied = [1, 1, 0].map((grade) => ({ score: 5, grade }));
  // Relevant places 1 and 2, 1 and 3, or 2 and 3, each as likely as the others.
  const orders = [(1 + 1) / 2, (1 + 2 / 3) / 2, (1 / 2 + 2 / 3) / 2];
  expect(averagePrecision(tied, 1)).toBeCloseTo(orders.reduce((a, b) => a + b) / 3, 10);
});

test('without a relevant item there is no figure', () => {
  expect(averagePrecision([{ score: 1, grade: 0 }], 1)).toBeNaN();
});
