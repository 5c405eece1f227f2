import { expect, test } from 'vitest';
import { reliability } from './reliability';

test('each band holds the share of each grade of the items in it', () => {
  const items = [
    { score: 10, grade: 0 },
    { score: 49, grade: 2 },
    { score: 50, grade: 2 },
    { score: 100, grade: 2 },
  ];
  const [low, high] = reliability(items, [0, 50]);
  expect(low).toMatchObject({ from: 0, to: 49, items: 2 });
  expect(low?.shares.get(2)).toBe(0.5);
  expect(high).toMatchObject({ from: 50, to: 100, items: 2 });
  expect(high?.shares.get(0)).toBe(0);
});
