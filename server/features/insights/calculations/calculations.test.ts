import type { EnhancedMeta } from '@candor/domain/model/meta-analytics';
import { eq, sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { metaCalculations } from '../../../db/schema';
import { aUser, type TestUser } from '../../../testing/factories';
import { type As, type TestApp, testApp } from '../../../testing/test-app';
import { COME_AGAIN_S, PATIENCE_MS } from './answer-in-time';
import { DEAD_AFTER_MS, OWED_FOR_MS } from './store';

const CALCULATE = '/api/analytics/calculate';
const SAME_CALL = '/api/analytics/meta-enhanced/calculate';
const FIGURES = '/api/analytics/meta-enhanced';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** What every calculation has to read, blocked until `goOn`. */
let held: PoolClient | null = null;
async function holdBack(pool: Pool): Promise<void> {
  held = await pool.connect();
  await held.query('begin');
  await held.query('lock table decisions in access exclusive mode');
}
async function goOn(): Promise<void> {
  await held?.query('rollback');
  held?.release();
  held = null;
}
afterEach(goOn);

async function member(): Promise<{ user: TestUser; as: As }> {
  const user = await aUser(server.db, { plan: 'professional' });
  return { user, as: server.as(user) };
}

const runsOf = ({ id }: TestUser) =>
  server.db.select().from(metaCalculations).where(eq(metaCalculations.userId, id));

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 10_000, interval: 20 }).toBe(true);
}

const begun = (user: TestUser) => eventually(async () => (await runsOf(user)).length > 0);
const ended = (user: TestUser) =>
  eventually(async () => (await runsOf(user)).every(({ endedAt }) => endedAt !== null));

/** A call whose caller was told to retry while its calculation continues. */
async function toldToComeAgain({ user, as }: { user: TestUser; as: As }, body = {}) {
  await holdBack(server.deps.pool);
  const call = as.post(CALCULATE, body);
  await begun(user);
  server.clock.advance(PATIENCE_MS);
  return call;
}

/**
 * Has callers ask, and resolves when the running calculation was seen by each of them: what they look at is locked until
 * all of them wait for it.
 */
async function asking<Asked extends readonly Promise<unknown>[]>(ask: () => Asked): Promise<Asked> {
  const locker = await server.deps.pool.connect();
  await locker.query('begin');
  await locker.query('lock table meta_calculations in access exclusive mode');
  const { rows } = await locker.query<{ pid: number }>('select pg_backend_pid() as pid');
  const asked = ask();
  await eventually(async () => {
    const { rowCount } = await server.db.execute(sql`
      select from pg_stat_activity
      where query like 'select%' and ${rows[0]?.pid}::int = any(pg_blocking_pids(pid))`);
    return rowCount === asked.length;
  });
  await locker.query('rollback');
  locker.release();
  return asked;
}

test('figures that are there in time are answered as ever, at both addresses', async () => {
  const { as } = await member();
  for (const url of [CALCULATE, SAME_CALL]) {
    const reply = await as.post(url, {});
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json<EnhancedMeta>()).toMatchObject({ cached: false, total_jobs: 0 });
  }
});

test('a second calculation of the same question counts anew, however short ago the first one was', async () => {
  const { as } = await member();
  const first = (await as.post(CALCULATE, {})).json<EnhancedMeta>();
  server.clock.advance(1000);
  const second = (await as.post(CALCULATE, {})).json<EnhancedMeta>();
  expect(second.generated_at).not.toBe(first.generated_at);
});

describe('a calculation that takes longer than its caller should wait', () => {
  test('responds that it continues and when to retry', async () => {
    const reply = await toldToComeAgain(await member());
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toEqual({ status: 'processing', retry_after: COME_AGAIN_S });
    expect(reply.headers['retry-after']).toBe(String(COME_AGAIN_S));
  });

  test('continues after the response, and the next call gets its result, once', async () => {
    const someone = await member();
    const { user, as } = someone;
    await toldToComeAgain(someone);
    const [{ run } = { run: '' }] = await runsOf(user);
    const began = server.clock.now();
    await goOn();
    await ended(user);
    server.clock.advance(60_000);
    const found = await as.post(SAME_CALL, {});
    expect(found.statusCode).toBe(200);
    expect(new Date(found.json<EnhancedMeta>().generated_at).getTime()).toBeLessThanOrEqual(
      began.getTime(),
    );
    expect((await runsOf(user))[0]?.run).toBe(run);
    const afterwards = await as.post(CALCULATE, {});
    expect(afterwards.json<EnhancedMeta>().generated_at).toBe(server.clock.now().toISOString());
  });

  test('is cached for whoever opens the page, even if its caller has left', async () => {
    const someone = await member();
    await toldToComeAgain(someone);
    await goOn();
    await ended(someone.user);
    expect((await someone.as.get(FIGURES)).json()).toMatchObject({ cached: true });
  });

  test('is not cached if caching is off, and its result is still delivered', async () => {
    const someone = await member();
    await toldToComeAgain(someone, { cache_results: false });
    await goOn();
    await ended(someone.user);
    const asked = { cache_results: false };
    expect((await someone.as.post(CALCULATE, asked)).json()).toMatchObject({ cached: false });
    expect((await someone.as.get(FIGURES)).json()).toMatchObject({ cached: false });
  });

  test('is lost to somebody who returns too late', async () => {
    const someone = await member();
    await toldToComeAgain(someone);
    await goOn();
    await ended(someone.user);
    server.clock.advance(OWED_FOR_MS + 1);
    const late = (await someone.as.post(CALCULATE, {})).json<EnhancedMeta>();
    expect(late.generated_at).toBe(server.clock.now().toISOString());
  });

  test('is no answer to another question', async () => {
    const someone = await member();
    await toldToComeAgain(someone);
    await goOn();
    await ended(someone.user);
    server.clock.advance(1000);
    const other = (await someone.as.post(CALCULATE, { time_range: '7' })).json<EnhancedMeta>();
    expect(other.generated_at).toBe(server.clock.now().toISOString());
  });

  test('tells the next caller that it failed, and the one after that starts over', async () => {
    const someone = await member();
    await toldToComeAgain(someone);
    // The database ends the statement, as it does if one takes too long.
    await server.db.execute(
      sql`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    await ended(someone.user);
    await goOn();
    const told = await someone.as.post(CALCULATE, {});
    expect([told.statusCode, told.json().code]).toEqual([503, 'service_unavailable']);
    expect((await someone.as.post(CALCULATE, {})).statusCode).toBe(200);
  });
});

describe('while a calculation goes on', () => {
  test('another caller with the same question waits for it instead of starting one', async () => {
    const { user, as } = await member();
    await holdBack(server.deps.pool);
    const first = as.post(CALCULATE, {});
    await begun(user);
    const [before] = await runsOf(user);
    const others = await asking(() => [as.post(SAME_CALL, {}), as.post(CALCULATE, {})]);
    await goOn();
    const replies = await Promise.all([first, ...others]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [told, ...same] = replies.map((reply) => reply.json());
    expect(same).toEqual([told, told]);
    expect((await runsOf(user)).map(({ run }) => run)).toEqual([before?.run]);
  });

  test('another caller with the same question is also told to retry', async () => {
    const someone = await member();
    await toldToComeAgain(someone);
    const [before] = await runsOf(someone.user);
    // The clock was turned faster than a calculation says that it lives.
    const lives = () => server.db.update(metaCalculations).set({ beatAt: server.clock.now() });
    await lives();
    const [again] = await asking(() => [someone.as.post(CALCULATE, {})] as const);
    const half = PATIENCE_MS / 2;
    server.clock.advance(half);
    await lives();
    server.clock.advance(half);
    expect((await again).statusCode).toBe(202);
    expect((await runsOf(someone.user))[0]?.run).toBe(before?.run);
  });
});

test('a caller who returns while it runs gets its result, and nobody gets it afterwards', async () => {
  const someone = await member();
  await toldToComeAgain(someone);
  await server.db.update(metaCalculations).set({ beatAt: server.clock.now() });
  const [again] = await asking(() => [someone.as.post(CALCULATE, {})] as const);
  await goOn();
  expect((await again).statusCode).toBe(200);
  server.clock.advance(1000);
  const anew = (await someone.as.post(CALCULATE, {})).json<EnhancedMeta>();
  expect(anew.generated_at).toBe(server.clock.now().toISOString());
});

test('where the process that computed has died, the next caller computes in its stead', async () => {
  const { user, as } = await member();
  await as.post(CALCULATE, {});
  const died = { endedAt: null, answer: null, owed: true, beatAt: server.clock.now() };
  await server.db.update(metaCalculations).set(died).where(eq(metaCalculations.userId, user.id));
  const [before] = await runsOf(user);
  server.clock.advance(DEAD_AFTER_MS + 1);
  expect((await as.post(CALCULATE, {})).statusCode).toBe(200);
  expect((await runsOf(user))[0]?.run).not.toBe(before?.run);
});

test('nobody gets what another account has computed', async () => {
  const one = await member();
  const other = await member();
  await toldToComeAgain(one);
  await goOn();
  await ended(one.user);
  server.clock.advance(1000);
  const reply = (await other.as.post(CALCULATE, {})).json<EnhancedMeta>();
  expect(reply.generated_at).toBe(server.clock.now().toISOString());
});
