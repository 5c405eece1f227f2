import type { AiUsage } from '@candor/domain/model/ai-usage';
import { byDay, dateRange } from '@candor/domain/rules/date-range';
import { aiCallsCounted } from '../../../access/rate-limits';
import type { MetaCall } from '../meta';
import type { Advising } from './advise';
import { type AiDay, aiDaysIn } from './store-usage';

type RangeQuery = { start_date?: string | undefined; end_date?: string | undefined };

/**
 * How often the advisor was asked per day, and what is left of this hour. Throws AppError 400 for a range that ends
 * before it starts.
 */
export async function aiUsage(
  { db, clock, config }: Advising,
  { actor: { userId }, allowance: { plan }, query }: MetaCall & { query: RangeQuery },
): Promise<AiUsage> {
  const now = clock.now();
  const range = dateRange(query, now);
  const days = await aiDaysIn(db, userId, range);
  const limit = config.aiCallsPerHour[plan];
  const hour = await aiCallsCounted(db, { userId, limit }, now);
  const counted = (what: 'requests' | 'cached') =>
    byDay(
      range,
      days.map((day) => [day.day, day[what]]),
    );
  return {
    start_date: range.start,
    end_date: range.end,
    total_requests: sumOf(days, 'requests'),
    cached_requests: sumOf(days, 'cached'),
    total_tokens: 0,
    requests_by_day: counted('requests'),
    cached_by_day: counted('cached'),
    limit,
    remaining: Math.max(0, limit - (hour?.points ?? 0)),
    resets_at: hour ? new Date(hour.expire).toISOString() : null,
  };
}

function sumOf(days: readonly AiDay[], what: 'requests' | 'cached'): number {
  return days.reduce((sum, day) => sum + day[what], 0);
}
