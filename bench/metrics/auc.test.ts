import { expect, test } from 'vitest';
import { auc } from './auc';

test('it counts the pairs in the right order, ties for one half', () => {
  const items = [
    { score: 9, grade: 2 },
    { score: 5, grade: 2 },
    { score: 5, grade: 0 },
    { score: 1, grade: 0 },
  ];
  expect(auc(items, 2, 0)).toBe((2 + 1.5) / 4);
});

test('grades between the two sides do not count', () => {
  const items = [
    { score: 9, grade: 2 },
    { score: 99, grade: 1 },
    { score: 1, grade: 0 },
  ];
  expect(auc(items, 2, 0)).toBe(1);
});

test('with one side empty there is no figure', () => {
  expect(auc([{ score: 1, grade: 2 }], 2, 0)).toBeNaN();
});
