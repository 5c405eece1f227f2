import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atsApplications } from '../../../db/schema';
import { aUser } from '../../../testing/factories';
import { rowsRead } from '../../../testing/rows-read';
import { connectEverything } from '../../../testing/samples/ats';
import { type TestApp, testApp } from '../../../testing/test-app';
import { claimWaiting } from './store';

const MOST = 20;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(() => t.db.delete(atsApplications));

/** An account in whose line so many wait; the earlier it was asked for, the earlier it is their turn. */
async function aLine(waiting: number, askedMinutesAgo: number): Promise<string> {
  const { id: userId } = await aUser(t.db, { now: t.clock.now() });
  await connectEverything(t, { id: userId });
  const asked = new Date(t.clock.now().getTime() - askedMinutesAgo * 60_000).toISOString();
  await t.db.execute(sql`
    insert into ats_applications
      (id, connection_id, external_id, job_id, candidate_id, status, seen_at, state, asked_at, tries)
    select gen_random_uuid(), c.id, 'of ' || n || c.id, 'job', 'person ' || n, 'active', ${asked}::timestamptz,
      'waiting', ${asked}::timestamptz + make_interval(secs => n * 0.001), 0
    from generate_series(1, ${waiting}::int) n
    join ats_connections c on c.user_id = ${userId} and c.ats_type = 'ashby'`);
  await t.db.execute(sql`analyze ats_applications`);
  return userId;
}

const claim = (executor: Parameters<typeof claimWaiting>[0] = t.db) => {
  const now = t.clock.now();
  return claimWaiting(executor, { now, until: new Date(now.getTime() + 60_000), most: MOST });
};

test('accounts take turns, each with its oldest, and nobody is leased twice', async () => {
  const [large, small] = [await aLine(100, 60), await aLine(5, 1)];
  const first = await claim();
  expect(first.filter(({ userId }) => userId === small)).toHaveLength(5);
  expect(first.filter(({ userId }) => userId === large)).toHaveLength(MOST - 5);
  const second = await claim();
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(2 * MOST);
  const oldest = first
    .filter(({ userId }) => userId === large)
    .map(({ candidateId }) => candidateId);
  const expected = Array.from({ length: MOST - 5 }, (_, n) => `person ${n + 1}`);
  expect(oldest.sort()).toEqual(expected.sort());
});

test('several who take at once take different ones, as many as there are', async () => {
  await aLine(4 * MOST, 60);
  const taken = (await Promise.all([claim(), claim(), claim()])).flat();
  expect(new Set(taken.map(({ id }) => id)).size).toBe(3 * MOST);
});

test('a system that must not be called now keeps its people in the line', async () => {
  const userId = await aLine(3, 60);
  const later = new Date(t.clock.now().getTime() + 60_000).toISOString();
  const retryAt = (at: string | null) =>
    t.db.execute(sql`update ats_connections set retry_at = ${at} where user_id = ${userId}`);
  await retryAt(later);
  expect(await claim()).toEqual([]);
  await retryAt(null);
  expect(await claim()).toHaveLength(3);
});

test('whoever takes the next ones reads no more of a long line than of a short one', async () => {
  await aLine(5_000, 60);
  await t.db.transaction(async (tx) => {
    expect(await rowsRead(tx, 'ats_applications', () => claim(tx))).toBeLessThan(20 * MOST);
  });
});

test('a lease that ran out is given to others', async () => {
  await aLine(1, 60);
  const [row] = await claim();
  expect(row).toMatchObject({ tries: 1 });
  expect(await claim()).toEqual([]);
  const isIt = eq(atsApplications.id, row?.id ?? randomUUID());
  await t.db.update(atsApplications).set({ claimedUntil: t.clock.now() }).where(isIt);
  expect(await claim()).toMatchObject([{ tries: 2 }]);
});
