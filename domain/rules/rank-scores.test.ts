import { expect, test } from 'vitest';
import { rankScores } from './rank-scores';

test('equal scores share a rank, and the next one is skipped', () => {
  expect([...rankScores([60, 81, 90, 81])]).toEqual([
    [90, { rank: 1, sharing: 1 }],
    [81, { rank: 2, sharing: 2 }],
    [60, { rank: 4, sharing: 1 }],
  ]);
});

test('nobody has no rank', () => {
  expect(rankScores([]).size).toBe(0);
});
