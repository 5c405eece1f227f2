import type { DayPoint, UsageStats } from '@candor/domain/model/analytics';
import { byDay, type DateRange, dateRange } from '@candor/domain/rules/date-range';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { type Totals, type UsageDay, usageIn } from './store';

type RangeQuery = { start_date?: string | undefined; end_date?: string | undefined };

/** What the caller did by day. Throws AppError 400 for a range that ends before it starts. */
export async function usageStats(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Actor,
  query: RangeQuery,
): Promise<UsageStats> {
  const range = dateRange(query, clock.now());
  const days = await usageIn(db, userId, range);
  return {
    start_date: range.start,
    end_date: range.end,
    total_analyses: sumOf(days, 'analyses'),
    total_candidates_processed: sumOf(days, 'candidates'),
    total_api_calls: sumOf(days, 'apiCalls'),
    analyses_by_day: series(range, days, 'analyses'),
    candidates_by_day: series(range, days, 'candidates'),
    api_calls_by_day: series(range, days, 'apiCalls'),
  };
}

/** One count over all days. */
export function sumOf(days: readonly UsageDay[], what: keyof Totals): number {
  return days.reduce((sum, day) => sum + day[what], 0);
}

/** One count for every day of the range, 0 where nothing was done. */
export function series(
  range: DateRange,
  days: readonly UsageDay[],
  what: keyof Totals,
): DayPoint[] {
  return byDay(
    range,
    days.map((day) => [day.day, day[what]]),
  );
}
