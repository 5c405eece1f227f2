import { and, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAllowance } from '../../access/allowance';
import { billingEvents } from '../../db/schema';
import type { Payments } from '../../ports/payments';
import type { TestUser } from '../../testing/factories';
import { spend } from '../../testing/spend';
import { anAccount, quotaOf, stateOf } from '../../testing/stripe/billing-calls';
import type { StripeEvent } from '../../testing/stripe/objects';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';

/** More with PAYMENT_RUNS=500. */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 3);
const TIME_MS = 60_000 + RUNS * 10_000;
const DAY = 86_400_000;
const { starter, professional } = PRICES;

let p: PaidApp;
beforeAll(async () => {
  p = await paidApp();
  await prepareDeaths();
});
afterAll(() => p.close());

const spending = async (user: TestUser, n: number) =>
  expect(await spend(p.t.db, user.id, n, p.t.clock.now())).toBe(true);

/** What may happen to a customer, each at Stripe alone. */
const HAPPENINGS = {
  buy: (customer) => {
    const { world } = p.stripe;
    if (living(customer)) return;
    const wish = { mode: 'subscription', customer, price: starter.month, quantity: 1 } as const;
    world.pay(world.openCheckout({ ...wish, ...RETURN, metadata: { kind: 'plan' } }));
  },
  credits: (customer) => {
    const { world } = p.stripe;
    const wish = { mode: 'payment', customer, price: PRICES.credits[10], quantity: 1 } as const;
    const metadata = { kind: 'invitation_credits', quantity: '10' };
    world.pay(world.openCheckout({ ...wish, ...RETURN, metadata }));
  },
  upgrade: (customer) => {
    const subscription = unplanned(customer);
    if (subscription) p.stripe.world.changeNow(subscription, professional.month);
  },
  yearly: (customer) => {
    const subscription = unplanned(customer);
    if (subscription) p.stripe.world.changeNow(subscription, professional.year);
  },
  downgrade: (customer) => lower(customer, { priceId: starter.month, interval: 'month' }),
  downgradeYearly: (customer) => lower(customer, { priceId: starter.year, interval: 'year' }),
  cancel: (customer) => {
    const subscription = unplanned(customer);
    if (subscription) p.stripe.world.cancelByPortal(subscription);
  },
  renew: (customer) => {
    const subscription = living(customer);
    if (subscription) p.stripe.world.clearCancelAt(subscription);
  },
  end: (customer) => {
    const subscription = living(customer);
    if (subscription) p.stripe.world.end(subscription, 'cancellation_requested');
  },
  decline: (customer) => {
    p.stripe.world.declining.add(customer);
  },
  settleDebt: (customer) => {
    p.stripe.world.declining.delete(customer);
    for (const invoice of p.stripe.world.invoices.values()) {
      if (invoice.customer === customer && invoice.status === 'open') {
        p.stripe.world.tryPayment(invoice);
      }
    }
  },
} satisfies Record<string, (customer: string) => void | Promise<void>>;

const RETURN = { success_url: 'http://localhost:3000/', cancel_url: null };

function living(customer: string) {
  return [...p.stripe.world.subscriptions.values()].find(
    (one) => one.customer === customer && one.status !== 'canceled',
  );
}

/** Only one without a pending change: Stripe refuses changes to a subscription with a schedule. */
function unplanned(customer: string) {
  const subscription = living(customer);
  return subscription?.schedule === null ? subscription : undefined;
}

/** Has another price begin with the next period, by a schedule. */
async function lower(customer: string, to: Parameters<Payments['changeAtPeriodEnd']>[1]) {
  const subscription = unplanned(customer);
  if (!subscription || subscription.cancel_at !== null) return;
  if (subscription.items.data[0].price.id === to.priceId) return;
  await p.t.deps.payments?.changeAtPeriodEnd(subscription.id, to);
}

const canSpend = async (user: TestUser, n: number) => {
  const { trialExpired, candidatesRemaining } = await loadAllowance(
    ...([p.t.db, user.id, p.t.clock.now()] as const),
  );
  return !trialExpired && (candidatesRemaining ?? 0) >= n;
};

/** How a reading dies: Stripe is too busy, the database refuses to commit, or the connection is cut while it commits. */
const DEATHS = ['busy', 'refused', 'cut'] as const;

/** The last statement of a reading marks its events; what this does then happens at the very end of the transaction. */
async function prepareDeaths(): Promise<void> {
  await p.t.db.execute(sql`create table death (how text)`);
  await p.t.db.execute(sql`
    create function die() returns trigger language plpgsql as $$
    begin
      if exists (select from death where how = 'cut') then perform pg_terminate_backend(pg_backend_pid()); end if;
      if exists (select from death where how = 'refused') then raise 'the transaction dies'; end if;
      return null;
    end $$`);
  await p.t.db.execute(sql`create constraint trigger dying after update on billing_events
    deferrable initially deferred for each row execute function die()`);
}

/** A reading of this customer that dies, if there is anything to read for; then nothing has changed. */
async function dieReading(user: TestUser, customer: string, how: (typeof DEATHS)[number]) {
  const before = [await stateOf(p, user), await quotaOf(p, user)];
  const open = and(eq(billingEvents.customerId, customer), isNull(billingEvents.handledAt));
  const hasNews = (await p.t.db.$count(billingEvents, open)) > 0;
  if (how === 'busy') p.stripe.failNext(429, /invoices/, 3);
  else await p.t.db.execute(sql`insert into death values (${how})`);
  if (hasNews) await expect(p.readNews()).rejects.toThrow();
  else await p.readNews();
  p.stripe.mend();
  await p.t.db.execute(sql`delete from death`);
  expect([await stateOf(p, user), await quotaOf(p, user)]).toEqual(before);
}

/** Without a plan most of what may happen does nothing, so plans are bought more often than the rest. */
const happening = fc.oneof(
  { weight: 1, arbitrary: fc.constant('buy' as const) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...(Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[])),
  },
);

const step = fc.oneof(
  fc.record({ kind: fc.constant('happens' as const), what: happening }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('spend' as const), n: fc.integer({ min: 1, max: 5 }) }),
  // Some of the events so far arrive now, in this order, and somebody may act on them.
  fc.record({
    kind: fc.constant('arrive' as const),
    picks: fc.array(fc.nat(), { maxLength: 4 }),
    acts: fc.boolean(),
    dies: fc.option(fc.constantFrom(...DEATHS)),
  }),
);

test(
  'whatever happens, in whatever order and however often events arrive, the end is the same (P8)',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 14 }),
        fc.infiniteStream(fc.nat()),
        async (steps, numbers) => {
          const [orderly, messy] = [await anAccount(p), await anAccount(p)];
          const told: StripeEvent[] = [];
          const customers = new Map<TestUser, string>();
          for (const user of [orderly, messy]) {
            await p.checkout(user, starter.month);
            const customer = [...p.stripe.world.customers.values()].at(-1);
            customers.set(user, customer?.id ?? '');
            await spending(user, 10);
          }
          const ofMessy = customers.get(messy) ?? '';
          let seen = p.stripe.world.events.length;
          /** The orderly account hears of everything at once; the other one's events wait. */
          const hear = async () => {
            const fresh = p.stripe.world.events.slice(seen);
            seen = p.stripe.world.events.length;
            for (const event of fresh) {
              if (Object(event.data.object).customer === ofMessy) told.push(event);
              else await p.send(event);
            }
            await p.readNews();
          };

          for (const one of steps) {
            if (one.kind === 'happens') {
              for (const customer of customers.values()) await HAPPENINGS[one.what](customer);
              await hear();
            } else if (one.kind === 'wait') {
              p.t.clock.advance(one.days * DAY);
              p.stripe.world.catchUp();
              await hear();
            } else if (one.kind === 'spend') {
              // Who has not heard of a plan yet is refused what it allows; what neither does cannot differ.
              const allowed = [await canSpend(orderly, one.n), await canSpend(messy, one.n)];
              if (allowed.includes(false)) continue;
              for (const user of [orderly, messy]) await spending(user, one.n);
            } else {
              for (const pick of one.picks) {
                const event = told[pick % Math.max(1, told.length)];
                if (event) await p.send(event);
              }
              if (one.dies) await dieReading(messy, ofMessy, one.dies);
              if (one.acts) await p.readNews();
            }
          }
          // What is left arrives in any order, each up to five times; what was dropped is sent again.
          const rest = told.flatMap((event) =>
            Array.from({ length: 1 + (numbers.next().value % 5) }, () => event),
          );
          const order = rest.map((event) => ({ event, at: numbers.next().value }));
          for (const { event } of order.sort((a, b) => a.at - b.at)) await p.send(event);
          await p.readNews();

          const { price_id: _price, payment_url: _url, ...expected } = await stateOf(p, orderly);
          expect(await stateOf(p, messy)).toMatchObject(expected);
          expect(await quotaOf(p, messy)).toEqual(await quotaOf(p, orderly));

          // Renewals of earlier histories would go on through the months of later ones: ever more work that proves nothing.
          for (const customer of customers.values()) HAPPENINGS.end(customer);
          await hear();
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  TIME_MS,
);
