import type { Seen } from './read-vitals';

const WINDOW_GAP_MS = 1_000;
const WINDOW_LENGTH_MS = 5_000;

/**
 * Cumulative Layout Shift as web.dev defines it: shifts less than a second apart and within five seconds
 * form a window, and the worst window counts. Shifts come in the order of their time.
 */
export function layoutShift(shifts: Seen['shifts']): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    const sameWindow = at - last < WINDOW_GAP_MS && at - first < WINDOW_LENGTH_MS;
    sum = sameWindow ? sum + value : value;
    if (!sameWindow) first = at;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * Interaction to Next Paint in milliseconds for a visit of fewer than fifty interactions: the slowest one.
 * An interaction without an entry was faster than 16 ms, the shortest that is reported.
 */
export function slowestInteraction(inputs: Seen['inputs']): number {
  return Math.max(16, ...inputs.map(({ duration }) => duration));
}
