import { type DateRange, dayOf } from '@candor/domain/rules/date-range';
import { and, between, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { aiDays } from '../../../db/schema';

export type AiDay = { day: string; requests: number; cached: number };

/** Records that an account got an answer, and whether it was cached. */
export async function noteAiCall(
  executor: Executor,
  userId: string,
  now: Date,
  { cached }: { cached: boolean },
): Promise<void> {
  await executor
    .insert(aiDays)
    .values({ userId, day: dayOf(now), requests: 1, cached: cached ? 1 : 0 })
    .onConflictDoUpdate({
      target: [aiDays.userId, aiDays.day],
      set: {
        requests: sql`${aiDays.requests} + 1`,
        cached: sql`${aiDays.cached} + excluded.cached`,
      },
    });
}

/** The days of a range on which the account was answered. */
export async function aiDaysIn(
  executor: Executor,
  userId: string,
  { start, end }: DateRange,
): Promise<AiDay[]> {
  return executor
    .select({ day: aiDays.day, requests: aiDays.requests, cached: aiDays.cached })
    .from(aiDays)
    .where(and(eq(aiDays.userId, userId), between(aiDays.day, start, end)));
}
