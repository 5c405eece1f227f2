import { expect, test } from 'vitest';
import { pairOrder } from './pair-order';

test('pairs of different grades count, those with one score for one half', () => {
  const items = [
    { score: 3, grade: 2 },
    { score: 3, grade: 1 },
    { score: 5, grade: 1 },
    { score: 1, grade: 0 },
  ];
  // 3-3 tied, 3-5 wrong, then three pairs with the last one right; the two of grade 1 do not count.
  expect(pairOrder(items)).toBe((0.5 + 0 + 3) / 5);
});

test('without two grades there is no figure', () => {
  expect(pairOrder([{ score: 1, grade: 1 }])).toBeNaN();
});
