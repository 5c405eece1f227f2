import { expect, test } from 'vitest';
import { areAlike } from './alike';

test.each([
  ['Budget management', 'manage budgets'],
  ['Cooking', 'cooking techniques'],
  ['Risk management', 'management of risk'],
])('%j and %j are alike', (one, other) => {
  expect(areAlike(one, other)).toBe(true);
});

test.each([
  ['Knife skills', 'handle knives'],
  ['Project management', 'manage a team of cooks'],
  ['', 'anything'],
])('%j and %j are not', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});
