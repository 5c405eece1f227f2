import { validationError } from '../errors';
import { messages } from '../messages';

/** UTC days as `YYYY-MM-DD`, both included. */
export type DateRange = { start: string; end: string };

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
/** Ten years: more points than any chart can show. */
const LONGEST_DAYS = 3_660;

const TOO_LONG = `The range must be at most ${LONGEST_DAYS} days long.`;

/**
 * The range that was asked for. What is not named makes it thirty days long and end today.
 *
 * @throws AppError 400 when it ends before it starts or is longer than ten years.
 */
export function dateRange(
  asked: { start_date?: string | undefined; end_date?: string | undefined },
  now: Date,
): DateRange {
  const end = asked.end_date ?? dayOf(now);
  const start = asked.start_date ?? shifted(end, -(DEFAULT_DAYS - 1));
  const field = asked.end_date === undefined ? 'start_date' : 'end_date';
  if (end < start) throw validationError([{ field, message: messages.endBeforeStart }]);
  if (dayCount({ start, end }) > LONGEST_DAYS)
    throw validationError([{ field, message: TOO_LONG }]);
  return { start, end };
}

/** The UTC day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** How many days a range has, its ends included. */
export function dayCount({ start, end }: DateRange): number {
  return (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
}

/** A value for every day of a range, in order; 0 where there is none. */
export function byDay(
  range: DateRange,
  values: Iterable<readonly [day: string, value: number]>,
): { date: string; value: number }[] {
  const known = new Map(values);
  return Array.from({ length: dayCount(range) }, (_, at) => {
    const date = shifted(range.start, at);
    return { date, value: known.get(date) ?? 0 };
  });
}

function shifted(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}
