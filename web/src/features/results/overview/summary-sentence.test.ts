import type { ProcessedItem } from '@candor/domain/model/batch';
import { expect, test } from 'vitest';
import { anItem, aRequirement } from '../../../testing/samples';
import { buildRows } from '../rows/build-rows';
import { summaryOf, summaryWhileReading } from './summary-sentence';

const requirements = [
  aRequirement('keys', { text: 'Key handling' }),
  aRequirement('nights', { text: 'Night work' }),
];

function people(
  nights: readonly ('met' | 'partial' | 'unmet')[],
  others: readonly ProcessedItem[] = [],
) {
  const items = nights.map((verdict, index) =>
    anItem(index + 1, 70, {
      match_outcomes: [
        { id: 'keys', verdict: 'met' as const, strength: 1 },
        { id: 'nights', verdict, strength: 1 },
      ],
    }),
  );
  return buildRows([...items, ...others], requirements);
}

test('people skipped because a batch was cancelled are not documents that could not be read', () => {
  const cancelled = [3, 4].map((ordinal) => anItem(ordinal, null, { error_code: 'cancelled' }));
  expect(summaryOf(people(['met', 'met'], cancelled), false).lead).toBe(
    '2 scored, 2 not looked at.',
  );
});

test('the summary counts people and names the must-have that the fewest show', () => {
  const rows = people(['met', 'partial', 'unmet'], [anItem(4, null)]);
  expect(summaryOf(rows, false)).toEqual({
    lead: '3 scored, 1 could not be read.',
    rest: 'The scarcest must-have is Night work: 2 of 3 show it. Within 3 points is a tie.',
  });
});

test('if everybody shows everything nothing is called scarce', () => {
  expect(summaryOf(people(['met', 'met']), false)).toEqual({
    lead: '2 scored.',
    rest: 'Within 3 points is a tie.',
  });
});

test('while people are loading the summary counts everybody and states the progress', () => {
  const stats = {
    average_score: 50,
    top_score: 90,
    successful_matches: 480,
    failed_matches: 27,
    cancelled_matches: 7,
    tiers: { excellent: 0, good: 0, fair: 0, poor: 480 },
  };
  const reading = { read: 100, total: 500, stats, stopped: false };
  expect(summaryWhileReading(reading, false)).toEqual({
    lead: '480 scored, 20 could not be read, 7 not looked at.',
    rest: 'On average 50. Reading the rest: 100 of 500 so far.',
  });
  expect(summaryWhileReading({ ...reading, stopped: true }, true).rest).toBe(
    'Only the best 100 of 500 are here.',
  );
});

test('from five people on the mean of their scores is shown as a whole number, unless scores are covered', () => {
  const scores = [90, 81, 70, 42, 15];
  const rows = (count: number) =>
    buildRows(
      scores.slice(0, count).map((score, at) => anItem(at + 1, score)),
      [],
    );
  expect(summaryOf(rows(5), false).rest).toBe('On average 60. Within 3 points is a tie.');
  expect(summaryOf(rows(5), true).rest).toBe('Within 3 points is a tie.');
  expect(summaryOf(rows(4), false).rest).toBe('Within 3 points is a tie.');
});
