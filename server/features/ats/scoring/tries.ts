import type { Claimed } from './store';

/** How often somebody is tried before that is given up. */
export const MOST_TRIES = 6;

const FIRST_PAUSE_MS = 15_000;

/** When to try again after one more try that came to nothing: each pause is twice as long as the one before. */
export function pauseAfter({ tries }: Pick<Claimed, 'tries'>, now: Date): Date {
  return new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (tries - 1));
}
