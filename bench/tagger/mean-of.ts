import { average } from '../metrics/average';
import type { Learnt } from './crf';
import { STEP_NAMES } from './labels';

/** The mean of what several runs have learnt: what one run owes to its order of lines cancels out. */
export function meanOf(runs: readonly Learnt[]): Learnt {
  const mean = (weights: (run: Learnt) => Float64Array): Float64Array =>
    Float64Array.from(weights(runs[0] ?? NOTHING), (_, at) =>
      average(runs.map((run) => weights(run)[at] ?? 0)),
    );
  return {
    begins: mean((run) => run.begins),
    continues: mean((run) => run.continues),
    steps: Object.fromEntries(
      STEP_NAMES.map((name) => [name, average(runs.map((run) => run.steps[name]))]),
    ) as Learnt['steps'],
  };
}

const NOTHING: Learnt = {
  begins: new Float64Array(),
  continues: new Float64Array(),
  steps: {
    outToBegin: 0,
    beginToOut: 0,
    beginToBegin: 0,
    beginToContinue: 0,
    continueToOut: 0,
    continueToBegin: 0,
    continueToContinue: 0,
  },
};
