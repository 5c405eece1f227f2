import { expect, test } from 'vitest';
import { spreadSentence } from './spread-words';

test('a distribution states its ends and its tiers', () => {
  expect(
    spreadSentence([
      { score: 91, tier: 'excellent' },
      { score: 60, tier: 'fair' },
      { score: 55, tier: 'fair' },
    ]),
  ).toBe('3 scores from 55 to 91: 1 excellent and 2 fair.');
});

test('one score has no ends', () => {
  expect(spreadSentence([{ score: 72, tier: 'good' }])).toBe('1 score of 72: 1 good.');
  expect(spreadSentence([])).toBe('Nobody has a score yet.');
});
