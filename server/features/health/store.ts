import type { HealthStatus } from '@candor/domain/model/health';
import { desc, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { auditChecks, healthReadings } from '../../db/schema';

type Reading = Pick<HealthStatus, 'status' | 'response_time_ms'>;

/** Asks the database for as little as can be asked. Throws if it does not answer. */
export async function askDatabase(executor: Executor): Promise<void> {
  await executor.execute(sql`select 1`);
}

/** Stores a reading. Of two concurrent ones one is kept. */
export async function keepReading(executor: Executor, reading: Reading, now: Date): Promise<void> {
  const { status, response_time_ms: responseTimeMs } = reading;
  await executor
    .insert(healthReadings)
    .values({ takenAt: now, status, responseTimeMs })
    .onConflictDoNothing();
}

/** Forgets readings that were taken before a moment. */
export async function forgetReadings(executor: Executor, before: Date): Promise<void> {
  await executor.delete(healthReadings).where(lt(healthReadings.takenAt, before));
}

/** The readings since a moment, summed up over stretches of so many minutes that begin on the hour: the worst state, the usual time. */
export async function readingsSince(executor: Executor, since: Date, minutes: number) {
  const stretch = sql<string>`date_bin(make_interval(mins => ${minutes}), ${healthReadings.takenAt}, timestamptz '2000-01-01 00:00Z')`;
  return executor
    .select({
      from: sql`${stretch}`.mapWith(healthReadings.takenAt),
      unhealthy: sql<boolean>`bool_or(${healthReadings.status} = 'unhealthy')`,
      degraded: sql<boolean>`bool_or(${healthReadings.status} = 'degraded')`,
      responseTimeMs: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${healthReadings.responseTimeMs}))::integer`,
    })
    .from(healthReadings)
    .where(gte(healthReadings.takenAt, since))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** How many chains the last verification of the audit log found broken; null before there was one. */
export async function lastAuditCheck(executor: Executor): Promise<number | null> {
  const [last] = await executor
    .select({ broken: auditChecks.broken })
    .from(auditChecks)
    .orderBy(desc(auditChecks.checkedAt))
    .limit(1);
  return last?.broken ?? null;
}
