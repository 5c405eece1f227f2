import type { Clock } from '../ports/clock';

/** A clock that stands still until a test turns it. */
export type TestClock = Clock & {
  set(moment: Date): void;
  /** Turns it forward (or back, with a negative number). */
  advance(ms: number): void;
};

/** Starts at the given moment, by default at a fixed one. */
export function testClock(start: Date = new Date('2026-03-02T09:00:00.000Z')): TestClock {
  let current = start;
  return {
    now: () => new Date(current),
    set: (moment) => {
      current = moment;
    },
    advance: (ms) => {
      current = new Date(current.getTime() + ms);
    },
  };
}
