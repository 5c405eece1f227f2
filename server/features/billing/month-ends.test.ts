import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAllowance } from '../../access/allowance';
import { aUser, type TestUser } from '../../testing/factories';
import { spend } from '../../testing/spend';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';

let p: PaidApp;
beforeAll(async () => {
  p = await paidApp({ now: new Date('2026-01-29T10:00:00.000Z') });
});
afterAll(() => p.close());

const DAY = 86_400_000;
const { month, year } = PRICES.starter;

const now = () => p.t.clock.now();
const using = async (user: TestUser, n: number) =>
  expect(await spend(p.t.db, user.id, n, now())).toBe(true);
const shownOf = async (user: TestUser) => {
  const { plan, candidatesUsed, periodStart, periodEnd } = await loadAllowance(
    ...([p.t.db, user.id, now()] as const),
  );
  return { plan, used: candidatesUsed, periodStart, periodEnd };
};

/** The period as Stripe has it now. */
function stripes() {
  p.stripe.world.catchUp();
  const [item] = [...p.stripe.world.subscriptions.values()].at(-1)?.items.data ?? [];
  if (!item) throw new Error('no subscription');
  return {
    periodStart: new Date(item.current_period_start * 1000),
    periodEnd: new Date(item.current_period_end * 1000),
  };
}

async function aPayer(start: string, priceId: string): Promise<TestUser> {
  p.t.clock.set(new Date(`${start}T10:00:00.000Z`));
  const user = await aUser(p.t.db, { now: now() });
  await p.subscribe(user, priceId);
  return user;
}

const months = (start: string, ends: string[]) => [start, month, ends] as const;
const years = (start: string, ends: string[]) => [start, year, ends] as const;

const LAST_DAYS = [
  months('2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30']),
  years('2028-02-29', ['2029-02-28', '2030-02-28']),
];
const FURTHER_DAYS = [
  months('2026-01-29', ['2026-02-28', '2026-03-29', '2026-04-29', '2026-05-29']),
  months('2026-01-30', ['2026-02-28', '2026-03-30', '2026-04-30', '2026-05-30']),
  months('2028-02-29', ['2028-03-29', '2028-04-29', '2028-05-29', '2028-06-29']),
  years('2026-01-29', ['2027-01-29', '2028-01-29']),
  years('2026-01-30', ['2027-01-30', '2028-01-30']),
  years('2026-01-31', ['2027-01-31', '2028-01-31']),
  years('2028-02-29', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']),
];
/** All of them with MONTH_ENDS=all. In the order of time, because Stripe's clock does not go back. */
const BEGINNINGS = [...LAST_DAYS, ...(process.env.MONTH_ENDS === 'all' ? FURTHER_DAYS : [])].sort(
  ([a], [b]) => a.localeCompare(b),
);

test.each(BEGINNINGS)(
  'a plan from %s at %s renews when Stripe says so, and its use begins anew once',
  async (start, priceId, ends) => {
    const user = await aPayer(start, priceId);
    for (const [count, day] of ends.entries()) {
      const end = new Date(`${day}T10:00:00.000Z`);
      const { periodStart } = stripes();
      await using(user, 3);
      // By the hour of some days within the period, and in its last second.
      const length = end.getTime() - now().getTime();
      for (const at of [0.3, 0.6, 0.9, 1 - 1000 / length]) {
        p.t.clock.set(new Date(end.getTime() - length * (1 - at)));
        await p.reconcile();
        const used = count === 0 ? 3 : 5;
        expect(await shownOf(user)).toEqual({
          plan: 'starter',
          used,
          periodStart,
          periodEnd: end,
        });
        expect(stripes()).toEqual({ periodStart, periodEnd: end });
      }
      // The clock alone says that it is over; then Stripe's news come, twice.
      p.t.clock.set(end);
      expect(await shownOf(user)).toMatchObject({ used: 0, periodStart: end });
      await using(user, 2);
      await p.settle();
      await p.reconcile();
      expect(await shownOf(user)).toEqual({ plan: 'starter', used: 2, ...stripes() });
    }
  },
);

test('a month that our clock guessed wrong counts as Stripe had it, once it is read', async () => {
  const user = await aPayer('2033-01-31', month);
  await using(user, 9);
  // Nobody reads Stripe meanwhile. From 28 February on our clock counts months of 28 days.
  p.t.clock.set(new Date('2033-03-02T10:00:00.000Z'));
  await using(user, 1);
  p.t.clock.set(new Date('2033-03-30T10:00:00.000Z'));
  expect(await shownOf(user)).toMatchObject({ used: 0 });
  await using(user, 4);
  stripes();
  await p.settle();
  expect(await shownOf(user)).toEqual({
    plan: 'starter',
    used: 5,
    periodStart: new Date('2033-02-28T10:00:00.000Z'),
    periodEnd: new Date('2033-03-31T10:00:00.000Z'),
  });
  p.t.clock.advance(DAY);
  await p.reconcile();
  expect(await shownOf(user)).toEqual({ plan: 'starter', used: 0, ...stripes() });
});
