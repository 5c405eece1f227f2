import type { DateRange } from '@candor/domain/rules/date-range';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { apiKeyDays, apiKeys, usageDays } from '../../db/schema';

export type Totals = { analyses: number; candidates: number; apiCalls: number };

const sums = {
  analyses: sql<number>`coalesce(sum(${usageDays.analyses}), 0)::int`,
  candidates: sql<number>`coalesce(sum(${usageDays.candidates}), 0)::int`,
  apiCalls: sql<number>`coalesce(sum(${usageDays.apiCalls}), 0)::int`,
};

/** What the account did since it began. */
export async function totalsOf(executor: Executor, userId: string): Promise<Totals> {
  const [row] = await executor.select(sums).from(usageDays).where(eq(usageDays.userId, userId));
  return row ?? { analyses: 0, candidates: 0, apiCalls: 0 };
}

export type UsageDay = Totals & { day: string };

/** What the account did on the days of a range; days without any use are left out. */
export async function usageIn(
  executor: Executor,
  userId: string,
  { start, end }: DateRange,
): Promise<UsageDay[]> {
  return executor
    .select({
      day: usageDays.day,
      analyses: usageDays.analyses,
      candidates: usageDays.candidates,
      apiCalls: usageDays.apiCalls,
    })
    .from(usageDays)
    .where(and(eq(usageDays.userId, userId), between(usageDays.day, start, end)))
    .orderBy(asc(usageDays.day));
}

/** The account's API keys, oldest first. */
export async function apiKeysOf(executor: Executor, userId: string) {
  return executor
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

/** The calls of each key of an account on the days of a range; days without any are left out. */
export async function apiKeyCallsIn(
  executor: Executor,
  userId: string,
  { start, end }: DateRange,
): Promise<{ id: string; day: string; count: number }[]> {
  return executor
    .select({ id: apiKeyDays.apiKeyId, day: apiKeyDays.day, count: apiKeyDays.calls })
    .from(apiKeyDays)
    .innerJoin(apiKeys, eq(apiKeys.id, apiKeyDays.apiKeyId))
    .where(and(eq(apiKeys.userId, userId), between(apiKeyDays.day, start, end)));
}
