import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { charges, subscriptions } from '../db/schema';
import { aUser } from '../testing/factories';
import { spend } from '../testing/spend';
import { type TestApp, testApp } from '../testing/test-app';
import { loadAllowance } from './allowance';
import { chargeOne, reserve, settle } from './quota';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** More with QUOTA_ROUNDS=1000. */
const ROUNDS = Number(process.env.QUOTA_ROUNDS ?? 5);
const VOLLEY = 20;
const TIME_MS = 20_000 + ROUNDS * 1_000;
const DAY = 86_400_000;
const NOW = new Date('2026-03-02T09:00:00.000Z');

async function rowOf(userId: string) {
  const [row] = await t.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  if (!row) throw new Error('no subscription');
  return row;
}

const reserving = (id: string, n: number, now = NOW) =>
  t.db.transaction((tx) => reserve(tx, id, n, now));
const charging = (id: string, now = NOW) => t.db.transaction((tx) => chargeOne(tx, id, now));
const settling = (id: string, charge: number, release: number, now = NOW) =>
  t.db.transaction((tx) => settle(tx, id, { charge, release, now }));

describe('reserving', () => {
  test('takes exactly what is left and not one more', async () => {
    const { id } = await aUser(t.db, { used: 90 });
    expect(await reserving(id, 11)).toBe(false);
    expect((await rowOf(id)).candidatesReserved).toBe(0);
    expect(await reserving(id, 10)).toBe(true);
    expect(await reserving(id, 1)).toBe(false);
  });

  test('is refused after the trial', async () => {
    const { id } = await aUser(t.db, { trialEndsAt: NOW });
    expect(await reserving(id, 1)).toBe(false);
    expect(await charging(id)).toBe(false);
  });

  test('is unlimited if the contract says so, and follows its own cap', async () => {
    const open = await aUser(t.db, { plan: 'enterprise' });
    expect(await reserving(open.id, 1_000_000)).toBe(true);
    const capped = await aUser(t.db, { plan: 'enterprise', candidatesLimit: 5 });
    expect(await reserving(capped.id, 6)).toBe(false);
    expect(await reserving(capped.id, 5)).toBe(true);
  });

  test(
    'of twenty concurrent calls for the last credits exactly as many win as there are',
    async () => {
      const round = fc.record({
        n: fc.integer({ min: 1, max: 25 }),
        left: fc.integer({ min: 0, max: 100 }),
      });
      await fc.assert(
        fc.asyncProperty(round, async ({ n, left }) => {
          const { id } = await aUser(t.db, { used: 100 - left });
          const wins = await Promise.all(Array.from({ length: VOLLEY }, () => reserving(id, n)));
          const won = Math.min(VOLLEY, Math.floor(left / n));
          expect(wins.filter(Boolean)).toHaveLength(won);
          expect(await rowOf(id)).toMatchObject({
            candidatesUsed: 100 - left,
            candidatesReserved: won * n,
          });
        }),
        { numRuns: ROUNDS },
      );
    },
    TIME_MS,
  );

  test(
    'of twenty concurrent calls none wins after the trial ends, and the ledger adds up',
    async () => {
      const round = fc.record({
        n: fc.integer({ min: 1, max: 12 }),
        before: fc.integer({ min: 0, max: VOLLEY }),
        order: fc.infiniteStream(fc.nat()),
      });
      await fc.assert(
        fc.asyncProperty(round, async ({ n, before, order }) => {
          const end = new Date(NOW.getTime() + DAY);
          const { id } = await aUser(t.db, { trialEndsAt: end });
          // Some calls start in the trial's last millisecond and some at its end; chance decides which gets the lock
          // first.
          const calls = Array.from({ length: VOLLEY }, (_, at) => ({
            now: at < before ? new Date(end.getTime() - 1) : end,
            turn: order.next().value,
          })).sort((a, b) => a.turn - b.turn);
          const results = await Promise.all(
            calls.map(async ({ now }) => ({ now, won: await spend(t.db, id, n, now) })),
          );
          expect(results.filter(({ now, won }) => won && now >= end)).toEqual([]);
          const won = Math.min(before, Math.floor(100 / n));
          expect(results.filter((one) => one.won)).toHaveLength(won);
          const used = won * n;
          expect(await rowOf(id)).toMatchObject({ candidatesUsed: used, candidatesReserved: 0 });
          expect(await t.db.$count(charges, eq(charges.userId, id))).toBe(used);
        }),
        { numRuns: ROUNDS },
      );
    },
    TIME_MS,
  );
});

describe('settling', () => {
  test('turns part of the reservation into usage and releases the rest', async () => {
    const { id } = await aUser(t.db);
    await reserving(id, 30);
    await settling(id, 20, 0);
    await settling(id, 0, 10);
    const row = await rowOf(id);
    expect([row.candidatesUsed, row.candidatesReserved]).toEqual([20, 0]);
  });

  test('more than was reserved is a bug that changes nothing', async () => {
    const { id } = await aUser(t.db, { reserved: 3 });
    await expect(settling(id, 3, 1)).rejects.toThrow('More is settled');
    const row = await rowOf(id);
    expect([row.candidatesUsed, row.candidatesReserved]).toEqual([0, 3]);
  });
});

describe('the end of a period', () => {
  const start = new Date('2026-01-01T00:00:00.000Z');
  const later = (days: number) => new Date(start.getTime() + days * DAY);

  test('starts the next one with nothing used; unused quota does not carry over', async () => {
    const { id } = await aUser(t.db, { plan: 'starter', periodStart: start, used: 500 });
    expect(await reserving(id, 1, later(29))).toBe(false);
    expect(await reserving(id, 500, later(30))).toBe(true);
    const row = await rowOf(id);
    expect(row.candidatesUsed).toBe(0);
    expect(row.periodEnd).toEqual(later(60));
  });

  test('is read the same before anybody writes it', async () => {
    const { id } = await aUser(t.db, { plan: 'starter', periodStart: start, used: 500 });
    const allowance = await loadAllowance(t.db, id, later(95));
    expect(allowance).toMatchObject({
      candidatesUsed: 0,
      candidatesRemaining: 500,
      periodStart: later(90),
      periodEnd: later(120),
    });
  });

  test('keeps what running batches have reserved', async () => {
    const { id } = await aUser(t.db, { plan: 'starter', periodStart: start, reserved: 40 });
    expect(await reserving(id, 461, later(31))).toBe(false);
    await settling(id, 40, 0, later(31));
    expect((await rowOf(id)).candidatesUsed).toBe(40);
  });

  test('does not happen for a trial', async () => {
    const over = later(400);
    const { id } = await aUser(t.db, { periodStart: start, trialEndsAt: over, used: 100 });
    expect(await reserving(id, 1, later(30))).toBe(false);
  });

  test('is the last one for a plan that has ended, even if nothing was charged in it', async () => {
    const wishes = { plan: 'starter', periodStart: start, used: 7 } as const;
    const within = await aUser(t.db, { ...wishes, endsAt: later(40) });
    expect(await loadAllowance(t.db, within.id, later(200))).toMatchObject({
      candidatesUsed: 0,
      periodStart: later(30),
      periodEnd: later(60),
    });
    const atItsEnd = await aUser(t.db, { ...wishes, endsAt: later(30) });
    expect(await loadAllowance(t.db, atItsEnd.id, later(200))).toMatchObject({
      candidatesUsed: 7,
      periodEnd: later(30),
    });
  });

  test('is the one in which a payment was open, for a plan that was due to end later anyway', async () => {
    const { id } = await aUser(t.db, {
      ...({ plan: 'starter', status: 'past_due', periodStart: start, used: 7 } as const),
      graceEndsAt: later(7),
      endsAt: later(60),
    });
    expect(await loadAllowance(t.db, id, later(200))).toMatchObject({
      candidatesUsed: 7,
      periodEnd: later(30),
      trialEndsAt: later(7),
    });
  });

  test('happens once a year for a yearly pool', async () => {
    const { id } = await aUser(t.db, {
      plan: 'starter',
      periodStart: start,
      periodEnd: later(365),
    });
    const allowance = await loadAllowance(t.db, id, later(200));
    expect(allowance).toMatchObject({ candidatesLimit: 6000, billingDays: 365 });
  });
});

test('whatever happens in whatever order, used and reserved never exceed the limit', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('reserve' as const), n: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ kind: fc.constant('charge' as const) }),
    fc.record({
      kind: fc.constant('settle' as const),
      charge: fc.integer({ min: 0, max: 20 }),
      release: fc.integer({ min: 0, max: 20 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { id } = await aUser(t.db);
      await Promise.all(
        steps.map(async (one) => {
          if (one.kind === 'reserve') return reserving(id, one.n);
          if (one.kind === 'charge') return charging(id);
          // Settling more than is currently reserved is refused, which is part of the property.
          return settling(id, one.charge, one.release).catch(() => false);
        }),
      );
      const { candidatesUsed: used, candidatesReserved: reserved } = await rowOf(id);
      expect(used).toBeGreaterThanOrEqual(0);
      expect(reserved).toBeGreaterThanOrEqual(0);
      expect(used + reserved).toBeLessThanOrEqual(100);
    }),
    { numRuns: 40 },
  );
});
