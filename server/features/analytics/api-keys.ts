import type { ApiKeyAnalytics } from '@candor/domain/model/analytics';
import { byDay, dateRange } from '@candor/domain/rules/date-range';
import type { Actor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import { presentKey } from '../../access/present-key';
import type { Deps } from '../../deps';
import { apiKeyCallsIn, apiKeysOf } from './store';

/**
 * Each API key of the caller, removed ones too, and its calls by day. Throws AppError 400 for a range that ends before it
 * starts.
 */
export async function apiKeyAnalytics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Actor,
  allowance: Allowance,
  query: { start_date?: string | undefined; end_date?: string | undefined },
): Promise<ApiKeyAnalytics> {
  const range = dateRange(query, clock.now());
  const [keys, calls] = await Promise.all([
    apiKeysOf(db, userId),
    apiKeyCallsIn(db, userId, range),
  ]);
  const callsOf = (key: string) => calls.filter(({ id }) => id === key);
  return {
    start_date: range.start,
    end_date: range.end,
    api_keys_used: allowance.apiKeysUsed,
    api_keys_limit: allowance.apiKeyLimit,
    api_keys: keys.map((key) => ({
      ...presentKey(key),
      usage_by_day: byDay(
        range,
        callsOf(key.id).map(({ day, count }) => [day, count]),
      ),
    })),
  };
}
