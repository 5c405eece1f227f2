import { describe, expect, test } from 'vitest';
import { decodeLine, type Emission } from './decode';
import type { Steps } from './weights';

const STEPS: Steps = {
  outToBegin: -5,
  beginToOut: -2,
  beginToBegin: 0,
  beginToContinue: 3,
  continueToOut: 0,
  continueToBegin: 0,
  continueToContinue: 2,
};
const word = (begins: number, continues: number, parted = false): Emission => ({
  begins,
  continues,
  parted,
});
const OTHER = word(-20, -20);

/** The best sum over all label sequences that keep token `at` inside or outside, tried one by one. */
function bestOf(emissions: readonly Emission[], at: number, inside: boolean): number {
  const step = [
    [0, STEPS.outToBegin, Number.NEGATIVE_INFINITY],
    [STEPS.beginToOut, STEPS.beginToBegin, STEPS.beginToContinue],
    [STEPS.continueToOut, STEPS.continueToBegin, STEPS.continueToContinue],
  ];
  let best = Number.NEGATIVE_INFINITY;
  for (let code = 0; code < 3 ** emissions.length; code++) {
    let from = 0;
    let sum = 0;
    emissions.forEach(({ begins, continues, parted }, position) => {
      const label = Math.floor(code / 3 ** position) % 3;
      if (position === at && label > 0 !== inside) sum = Number.NEGATIVE_INFINITY;
      if (label === 2 && parted) sum = Number.NEGATIVE_INFINITY;
      sum += (step[from]?.[label] ?? 0) + ([0, begins, continues][label] ?? 0);
      from = label;
    });
    best = Math.max(best, sum);
  }
  return best;
}

describe('decodeLine', () => {
  test('joins the words of a term and leaves the others out', () => {
    const line = [OTHER, word(12, -10), word(-1, 8), OTHER];
    expect(decodeLine(line, STEPS, 0).terms).toEqual([{ first: 1, last: 2 }]);
  });

  test('no term runs on over a comma', () => {
    const line = [word(12, -10), word(6, 8, true)];
    expect(decodeLine(line, STEPS, 0).terms).toEqual([
      { first: 0, last: 0 },
      { first: 1, last: 1 },
    ]);
  });

  test('the more it weighs to be outside, the fewer terms', () => {
    const line = [word(12, -10)];
    expect(decodeLine(line, STEPS, 0).terms).toHaveLength(1);
    expect(decodeLine(line, STEPS, 20).terms).toHaveLength(0);
  });

  test('margins are those of all sequences tried one by one', () => {
    const line = [word(3, 4), word(-6, 7), word(2, 1, true), OTHER, word(9, -3)];
    const expected = line.map((_, at) => bestOf(line, at, true) - bestOf(line, at, false));
    expect(decodeLine(line, STEPS, 0).margins).toEqual(expected);
  });

  test('a line without words has no terms', () => {
    expect(decodeLine([], STEPS, 0)).toEqual({ terms: [], margins: [] });
  });
});
