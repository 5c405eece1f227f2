import { expect, test } from 'vitest';
import { against } from './against';

test('a figure up to its budget carries no mark', () => {
  expect(against(150, 150)).toBe('150 of 150  ');
});

test('a figure over its budget is marked', () => {
  expect(against(0.061, 0.05, 3)).toBe('0.061 of 0.05 !');
});

test('a figure that rounds to its budget but is over it is marked', () => {
  expect(against(100.4, 100)).toBe('100 of 100 !');
});
