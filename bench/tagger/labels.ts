import type { Steps } from '@candor/engine/skills/tagger/weights';

/** The label before the first token: outside. */
export const FIRST_LABEL = 0;

/** The steps that have a weight, in the order of their numbers. */
export const STEP_NAMES: readonly (keyof Steps)[] = [
  'outToBegin',
  'beginToOut',
  'beginToBegin',
  'beginToContinue',
  'continueToOut',
  'continueToBegin',
  'continueToContinue',
];

/** Staying outside weighs nothing, whatever is learnt. */
const WEIGHTLESS = -1;
const NUMBERS: readonly (readonly (number | null)[])[] = [
  [WEIGHTLESS, 0, null],
  [1, 2, 3],
  [4, 5, 6],
];

/** The number of the step from one label to the next: -1 for one without a weight, null for one that never happens. */
export function stepNumber(from: number, to: number): number | null {
  return NUMBERS[from]?.[to] ?? null;
}
