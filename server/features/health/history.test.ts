import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { healthReadings } from '../../db/schema';
import { type TestApp, testApp } from '../../testing/test-app';
import { healthChores } from './chores';
import { keepReading } from './store';

const MINUTE_MS = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.db.delete(healthReadings);
});
afterAll(() => t.close());

const ago = (minutes: number) => new Date(t.clock.now().getTime() - minutes * MINUTE_MS);
const history = async () => (await t.as().get('/api/status/history')).json().points;

test('a reading is taken of the installation as it is', async () => {
  const [chore] = healthChores(t.deps);
  await chore?.run();
  const [point] = await history();
  expect(point).toMatchObject({ status: 'healthy' });
  expect(point.response_time_ms).toBeGreaterThanOrEqual(0);
});

test('a quarter of an hour shows its worst state and its median time', async () => {
  for (const [minutes, status, ms] of [
    [74, 'healthy', 10],
    [73, 'degraded', 2500],
    [72, 'healthy', 30],
    [20, 'healthy', 40],
    [19, 'unhealthy', 50],
  ] as const) {
    await keepReading(t.db, { status, response_time_ms: ms }, ago(minutes));
  }
  expect(await history()).toEqual([
    { timestamp: ago(75).toISOString(), status: 'degraded', response_time_ms: 30 },
    { timestamp: ago(30).toISOString(), status: 'unhealthy', response_time_ms: 45 },
  ]);
});

test('readings older than a day are neither shown nor kept', async () => {
  await keepReading(t.db, { status: 'healthy', response_time_ms: 1 }, ago(25 * 60));
  expect(await history()).toEqual([]);
  const [chore] = healthChores(t.deps);
  await chore?.run();
  expect(await t.db.$count(healthReadings)).toBe(1);
});

test('a whole day has at most 97 points', async () => {
  const rows = Array.from({ length: 24 * 60 }, (_, minute) => ({
    takenAt: ago(minute),
    status: 'healthy',
    responseTimeMs: minute,
  }));
  await t.db.insert(healthReadings).values(rows);
  const points = await history();
  expect(points.length).toBeGreaterThanOrEqual(96);
  expect(points.length).toBeLessThanOrEqual(97);
});
