import { expect, test } from 'vitest';
import { anItem, aRequirement } from '../../../testing/samples';
import { buildRows } from '../rows/build-rows';
import { summaryOf, summaryWhileReading } from './summary-sentence';

const requirements = [
  aRequirement('keys', { text: 'Key handling' }),
  aRequirement('nights', { text: 'Night work' }),
];

function people(nights: readonly ('met' | 'partial' | 'unmet')[]) {
  const items = nights.map((verdict, index) =>
    anItem(index + 1, 70, {
      match_outcomes: [
        { id: 'keys', verdict: 'met' as const, strength: 1 },
        { id: 'nights', verdict, strength: 1 },
      ],
    }),
  );
  return buildRows(items, requirements);
}

test('the summary counts people and names the must-have that the fewest show', () => {
  const { scored, requirements: labelled } = people(['met', 'partial', 'unmet']);
  expect(summaryOf(scored, 1, labelled)).toEqual({
    lead: '3 scored, 1 could not be read.',
    rest: 'The scarcest must-have is Night work: 2 of 3 show it. Within 3 points is a tie.',
  });
});

test('when everybody shows everything nothing is called scarce', () => {
  const { scored, requirements: labelled } = people(['met', 'met']);
  expect(summaryOf(scored, 0, labelled)).toEqual({
    lead: '2 scored.',
    rest: 'Within 3 points is a tie.',
  });
});

test('while not everybody is here the summary counts everybody and says how far the reading is', () => {
  const stats = {
    ...{ average_score: 50, top_score: 90, successful_matches: 480, failed_matches: 20 },
    tiers: { excellent: 0, good: 0, fair: 0, poor: 480 },
  };
  const reading = { read: 100, total: 500, stats, stopped: false };
  expect(summaryWhileReading(reading)).toEqual({
    lead: '480 scored, 20 could not be read.',
    rest: 'Reading the rest: 100 of 500 so far.',
  });
  expect(summaryWhileReading({ ...reading, stopped: true }).rest).toBe(
    'Only the best 100 of 500 are here.',
  );
});
