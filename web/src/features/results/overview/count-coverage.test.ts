import { expect, test } from 'vitest';
import { anItem, aRequirement } from '../../../testing/samples';
import { buildRows } from '../rows/build-rows';
import { countCoverage } from './count-coverage';

const requirements = [
  aRequirement('spare', { importance: 'nice' }),
  aRequirement('keys'),
  aRequirement('nights'),
];

function person(ordinal: number, verdicts: Record<string, 'met' | 'partial' | 'unmet'>) {
  const outcomes = Object.entries(verdicts).map(([id, verdict]) => ({ id, verdict, strength: 1 }));
  return anItem(ordinal, 70, { match_outcomes: outcomes });
}

test('must-haves come first, the scarcest on top, and unclear counts as not shown', () => {
  const rows = buildRows(
    [
      person(1, { keys: 'met', nights: 'partial', spare: 'unmet' }),
      person(2, { keys: 'met', nights: 'unmet', spare: 'met' }),
      person(3, { keys: 'partial' }),
    ],
    requirements,
  );
  const counted = countCoverage(rows.scored, rows.requirements);
  expect(
    counted.map(({ requirement, met, partial, none }) => [requirement.id, met, partial, none]),
  ).toEqual([
    ['nights', 0, 1, 2],
    ['keys', 2, 1, 0],
    ['spare', 1, 0, 2],
  ]);
});
