import { SURE_FROM, SURE_RANGE } from './weights';

/** How far the occupation lines may count, 0 to 1, given the confidence in the occupation. */
export function sureness(confidence: number): number {
  return Math.min(1, Math.max(0, (confidence - SURE_FROM) / SURE_RANGE));
}
