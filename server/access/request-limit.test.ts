import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '../db/connect';
import { type TestClock, testClock } from '../testing/clock';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { createRequestLimit, type RequestLimit } from './request-limit';

let database: TestDatabase;
let connection: Connection;
let clock: TestClock;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { size: 4, onIdleError: () => {} });
  clock = testClock();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const log = pino({ level: 'silent' });
const aProcess = (perMinute: number) =>
  createRequestLimit({ db: connection.db, clock, log }, perMinute);

/** How many of this many calls by one caller pass, spread over processes. */
async function passing(processes: readonly RequestLimit[], calls: number, caller = randomUUID()) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: calls }, (_, n) => processes[n % processes.length]?.(caller, '')),
  );
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test('processes together let no more pass than one alone', async () => {
  expect(await passing([aProcess(40)], 100)).toBe(40);
  expect(await passing([aProcess(40), aProcess(40)], 100)).toBe(40);
  expect(await passing([aProcess(7), aProcess(7), aProcess(7)], 30)).toBe(7);
});

test('one caller does not use up the calls of another', async () => {
  const processes = [aProcess(40), aProcess(40)];
  expect(await passing(processes, 100)).toBe(40);
  expect(await passing(processes, 40)).toBe(40);
});

test('somebody who called too often is told when to retry, and may call in the next minute', async () => {
  const caller = randomUUID();
  const [one, other] = [aProcess(40), aProcess(40)];
  await passing([one, other], 60, caller);
  clock.advance(20_000);
  await expect(one(caller, '')).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retry_after: 40 },
  });
  clock.advance(40_000);
  await other(caller, '');
});

test('callers without an account are distinguished by their address', async () => {
  const limit = aProcess(1);
  await limit(null, '203.0.113.7');
  await limit(null, '203.0.113.8');
  await expect(limit(null, '203.0.113.7')).rejects.toThrow('Rate limit exceeded');
});

test('while the database is away a process enforces the limit by itself', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/none', { size: 1, onIdleError: () => {} });
  const limit = createRequestLimit({ db: away.db, clock, log }, 5);
  expect(await passing([limit], 9)).toBe(5);
  await away.close();
});
