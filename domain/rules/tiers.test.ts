import { expect, test } from 'vitest';
import { rangeOfTier, tierOf } from './tiers';

test.each([
  [100, 'excellent'],
  [85, 'excellent'],
  [84, 'good'],
  [70, 'good'],
  [69, 'fair'],
  [50, 'fair'],
  [49, 'poor'],
  [0, 'poor'],
])('a score of %i is a %s match', (score, tier) => {
  expect(tierOf(score)).toBe(tier);
});

test('the scores of a tier end one before the next begins', () => {
  expect(rangeOfTier('excellent')).toEqual([85, 100]);
  expect(rangeOfTier('good')).toEqual([70, 84]);
  expect(rangeOfTier('poor')).toEqual([0, 49]);
});
