import { expect, test } from 'vitest';
import type { Learnt } from './crf';
import { meanOf } from './mean-of';

const run = (weight: number): Learnt => ({
  begins: Float64Array.of(weight, 0),
  continues: Float64Array.of(0, weight),
  steps: {
    outToBegin: weight,
    beginToOut: 0,
    beginToBegin: 0,
    beginToContinue: 0,
    continueToOut: 0,
    continueToBegin: 0,
    continueToContinue: 0,
  },
});

test('every weight is the mean over the runs', () => {
  expect(meanOf([run(1), run(3)])).toEqual(run(2));
});
