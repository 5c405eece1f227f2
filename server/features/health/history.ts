import type { HealthHistory } from '@candor/domain/model/health';
import type { Deps } from '../../deps';
import { checkHealth } from './check';
import { forgetReadings, keepReading, readingsSince } from './store';

const DAY_MS = 86_400_000;

/** 96 points a day: as many as a small curve can show. */
const MINUTES_A_POINT = 15;

/** Stores a reading, and deletes those that no history shows any more. */
export async function takeReading(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await keepReading(deps.db, await checkHealth(deps), now);
  await forgetReadings(deps.db, new Date(now.getTime() - DAY_MS));
}

/**
 * State and response time over the last 24 hours, oldest first: for each quarter of an hour the worst state and the median
 * time. A stretch without a reading has no point: nobody knows how it was.
 */
export async function healthHistory({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<HealthHistory> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const stretches = await readingsSince(db, since, MINUTES_A_POINT);
  return {
    points: stretches.map(({ from, unhealthy, degraded, responseTimeMs }) => ({
      timestamp: from.toISOString(),
      status: unhealthy ? 'unhealthy' : degraded ? 'degraded' : 'healthy',
      response_time_ms: responseTimeMs,
    })),
  };
}
