import type { CandidateQuotaAnalytics } from '@candor/domain/model/analytics';
import { formatCount, formatDate, formatDay, formatWholeDay } from '../../ui/format';

const DAY_MS = 86_400_000;
/** Fewer days than this are no pace yet. */
const FEWEST_DAYS = 3;

export type QuotaRunFigures = {
  /** Used so far on each day, from the first day of the period to today. */
  used: number[];
  days: number;
  /** Where the pace leads on the last day; null before there is a pace to speak of. */
  expected: number | null;
  /** The day on which the pace meets the limit within the period, from 0; null when it does not. */
  runsOut: number | null;
};

/** The first day (UTC) of a period that ends at a moment and lasts so many days, as `2026-03-02`. */
export function periodStart(end: string, days: number): string {
  return dayOf(new Date(Date.parse(end) - days * DAY_MS));
}

/** A moment as a day in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Usage day by day and its trend, for a quota requested from the first day of its period on. */
export function quotaRun(quota: CandidateQuotaAnalytics, days: number): QuotaRunFigures {
  const before =
    quota.candidates_used - quota.used_by_day.reduce((sum, { value }) => sum + value, 0);
  let total = Math.max(0, before);
  const used = quota.used_by_day.slice(0, days).map(({ value }) => {
    total += value;
    return total;
  });
  const passed = used.length;
  if (total === 0 || passed < Math.min(FEWEST_DAYS, days))
    return { used, days, expected: null, runsOut: null };
  const pace = total / passed;
  const limit = quota.candidates_limit;
  const meets = limit === null ? Number.POSITIVE_INFINITY : Math.ceil(limit / pace) - 1;
  return {
    used,
    days,
    expected: Math.round(pace * days),
    runsOut: meets < days ? Math.max(meets, passed - 1) : null,
  };
}

/** The first and the last day of a period. A period of a year has one day at both ends, which only its years tell apart. */
export function periodEnds(start: string, end: string): [string, string] {
  const first = `${start}T12:00:00`;
  const format =
    new Date(first).getFullYear() === new Date(end).getFullYear() ? formatDay : formatWholeDay;
  return [format(first), format(end)];
}

/** The finding as a sentence: 'On course for about 350 of 500 in this period'. */
export function quotaFinding(
  { used, days, expected, runsOut }: QuotaRunFigures,
  quota: CandidateQuotaAnalytics,
): string {
  const today = used.at(-1) ?? 0;
  const limit = quota.candidates_limit;
  if (limit !== null && today >= limit) return 'The quota is used up';
  if (today === 0) return 'Nothing used in this period yet';
  if (expected === null) return `${formatCount(today)} used, too early to tell a pace`;
  if (used.length >= days) return `The period ends at ${formatCount(today)}`;
  if (runsOut !== null)
    return `At this pace the quota lasts until ${formatDate(dayAfter(quota.start_date, runsOut))}`;
  const inside = limit === null ? '' : ` of ${formatCount(limit)}`;
  return `On course for about ${formatCount(expected)}${inside} in this period`;
}

function dayAfter(start: string, days: number): string {
  return dayOf(new Date(Date.parse(start) + days * DAY_MS));
}
