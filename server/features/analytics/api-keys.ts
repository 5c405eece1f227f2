import { ApiKey, type ApiKeyAnalytics } from '@candor/domain/model/analytics';
import type { Actor } from '../../access/actor';
import type { Allowance } from '../../access/allowance';
import type { Deps } from '../../deps';
import { dateRange } from './date-range';
import { apiKeysOf } from './store';

/** Each API key of the caller and its use. Throws AppError 400 for a range that ends before it starts. */
export async function apiKeyAnalytics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Actor,
  allowance: Allowance,
  query: { start_date?: string | undefined; end_date?: string | undefined },
): Promise<ApiKeyAnalytics> {
  const range = dateRange(query, clock.now());
  const keys = await apiKeysOf(db, userId);
  return {
    start_date: range.start,
    end_date: range.end,
    api_keys_used: allowance.apiKeysUsed,
    api_keys_limit: allowance.apiKeyLimit,
    api_keys: keys.map((key) => ({
      id: key.id,
      key: `****${key.last4}`,
      name: key.name,
      candidates_processed: key.candidatesProcessed,
      usage_count: key.usageCount,
      last_used: key.lastUsedAt?.toISOString() ?? null,
      is_active: key.isActive,
      created_at: key.createdAt.toISOString(),
      permissions: ApiKey.shape.permissions.parse(key.permissions),
      // Calls are counted for each key as a whole; a key has no days of its own yet.
      usage_by_day: [],
    })),
  };
}
