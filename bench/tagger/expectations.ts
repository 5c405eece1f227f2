import { FIRST_LABEL, STEP_NAMES, stepNumber } from './labels';

/** How likely each label is at each token, and how often each step is expected. */
export type Expectations = { readonly marginals: number[][]; readonly steps: number[] };

const NEVER = Number.NEGATIVE_INFINITY;
const LABELS = [0, 1, 2];

/**
 * Forward and backward over all sequences of labels of a line, in logarithms. `own` is what each token says of each label,
 * `weightOf` what the step of a number weighs.
 */
export function expectations(
  own: readonly (readonly number[])[],
  parted: readonly boolean[],
  weightOf: (step: number) => number,
): Expectations {
  const stepAt = (at: number, from: number, to: number): number => {
    const number = stepNumber(from, to);
    if (number === null || (to === 2 && parted[at] === true)) return NEVER;
    return number < 0 ? 0 : weightOf(number);
  };
  const before = forward(own, stepAt);
  const after = backward(own, stepAt);
  const total = logSum(before.at(-1) ?? [0]);
  const marginals = before.map((values, at) =>
    values.map((value, label) => Math.exp(value + (after[at]?.[label] ?? 0) - total)),
  );
  const steps = STEP_NAMES.map(() => 0);
  own.forEach((scores, at) => {
    for (const from of LABELS) {
      const until = at === 0 ? (from === FIRST_LABEL ? 0 : NEVER) : (before[at - 1]?.[from] ?? 0);
      for (const to of LABELS) {
        const number = stepNumber(from, to);
        if (number === null || number < 0) continue;
        const path = until + stepAt(at, from, to) + (scores[to] ?? 0) + (after[at]?.[to] ?? 0);
        steps[number] = (steps[number] ?? 0) + Math.exp(path - total);
      }
    }
  });
  return { marginals, steps };
}

type StepAt = (at: number, from: number, to: number) => number;

function forward(own: readonly (readonly number[])[], stepAt: StepAt): number[][] {
  const sums: number[][] = [];
  own.forEach((scores, at) => {
    const before = sums[at - 1];
    sums.push(
      scores.map((score, to) =>
        before === undefined
          ? score + stepAt(at, FIRST_LABEL, to)
          : score + logSum(before.map((value, from) => value + stepAt(at, from, to))),
      ),
    );
  });
  return sums;
}

function backward(own: readonly (readonly number[])[], stepAt: StepAt): number[][] {
  const sums: number[][] = own.map(() => LABELS.map(() => 0));
  for (let at = own.length - 2; at >= 0; at--) {
    sums[at] = LABELS.map((from) =>
      logSum(
        LABELS.map(
          (to) => stepAt(at + 1, from, to) + (own[at + 1]?.[to] ?? 0) + (sums[at + 1]?.[to] ?? 0),
        ),
      ),
    );
  }
  return sums;
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  if (most === NEVER) return most;
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
