import { dayOf } from './quota-run';

/** As far back as one column for each day can still be told from the next. */
export const RANGES = ['7', '30', '90'] as const;
export type RangeDays = (typeof RANGES)[number];

const DAY_MS = 86_400_000;

/** This many days up to now, inclusive, as days in UTC. */
export function lastDays(days: number, now: Date): { start_date: string; end_date: string } {
  return {
    start_date: dayOf(new Date(now.getTime() - (days - 1) * DAY_MS)),
    end_date: dayOf(now),
  };
}
