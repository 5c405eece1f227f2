import { expect, test } from 'vitest';
import { aMatch, aRequirementResult } from '../../../testing/samples';
import { compareLines } from './compare-lines';

const person = (keys: 'met' | 'unmet', points: number) =>
  aMatch({
    requirements: [
      aRequirementResult('spare', 'met', { importance: 'nice' }),
      aRequirementResult('keys', keys, { points }),
    ],
  });

test('every line holds the same requirement of everybody, must-haves first', () => {
  const lines = compareLines([person('met', 10), person('unmet', 0)]);
  expect(lines.map(({ id, cells }) => [id, cells.map((cell) => cell.verdict)])).toEqual([
    ['keys', ['met', 'unmet']],
    ['spare', ['met', 'met']],
  ]);
});

test('people differ where they show different things, not where only points do', () => {
  const lines = compareLines([person('met', 10), person('met', 7)]);
  expect(lines.map(({ differs }) => differs)).toEqual([false, false]);
});

test('nobody to compare makes no lines', () => {
  expect(compareLines([])).toEqual([]);
});
