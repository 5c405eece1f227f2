/** The time of day. Everything that asks for it is given a clock, so that tests can turn it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The UTC month of a moment, months from 1. */
export function monthOf(moment: Date): { year: number; month: number } {
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1 };
}
