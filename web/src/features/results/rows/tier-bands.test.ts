import { expect, test } from 'vitest';
import { bandOf, rangeOfTier } from './tier-bands';

test('the scores of a tier end one before the next begins', () => {
  expect(rangeOfTier('excellent')).toEqual([85, 100]);
  expect(rangeOfTier('good')).toEqual([70, 84]);
  expect(rangeOfTier('poor')).toEqual([0, 49]);
});

test('a stretch is named as a tier only when it is exactly one', () => {
  expect(bandOf([70, 84])).toBe('good');
  expect(bandOf([70, 80])).toBeNull();
});
