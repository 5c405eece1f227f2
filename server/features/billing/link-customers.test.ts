import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingAccounts, billingEvents } from '../../db/schema';
import type { TestUser } from '../../testing/factories';
import { anAccount, orderCredits, stateOf } from '../../testing/stripe/billing-calls';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';

let p: PaidApp;
const logged: string[] = [];
beforeAll(async () => {
  p = await paidApp({ onLog: (line) => logged.push(line) });
});
afterAll(() => p.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An account that pays, as a backup from before its first checkout has it: without its customer and all that was told of it. */
async function restored(): Promise<{ user: TestUser; customerId: string }> {
  const user = await anAccount(p);
  await p.subscribe(user, PRICES.starter.month);
  const [row] = await p.t.db
    .delete(billingAccounts)
    .where(eq(billingAccounts.userId, user.id))
    .returning();
  if (!row) throw new Error('The account had no customer');
  await p.t.db.delete(billingEvents).where(eq(billingEvents.customerId, row.customerId));
  await p.t.db.execute(
    `update subscriptions set plan_type = 'trial', status = 'trialing' where user_id = '${user.id}'`,
  );
  return { user, customerId: row.customerId };
}

const customerCalls = (id: string) =>
  p.stripe.requests.filter(({ path }) => path === `/v1/customers/${id}`).length;

test('an account gets back the customer that a restored backup does not know, weeks later as well', async () => {
  const { user, customerId } = await restored();
  p.t.clock.advance(20 * DAY);
  expect(await stateOf(p, user)).toMatchObject({ plan_type: 'trial', has_customer: false });
  await p.reconcile();
  expect(await stateOf(p, user)).toMatchObject({ plan_type: 'starter', managed_by: 'provider' });
  const [row] = await p.t.db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, user.id));
  expect(row?.customerId).toBe(customerId);
});

test('an account that has another customer by then keeps it, and the two are reported', async () => {
  const { user, customerId } = await restored();
  p.t.clock.advance(25 * HOUR);
  const kept = { userId: user.id, customerId: 'cus_of_today' };
  await p.t.db.insert(billingAccounts).values(kept);
  await p.reconcile();
  const [row] = await p.t.db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, user.id));
  expect(row?.customerId).toBe('cus_of_today');
  const told = logged.filter((line) => line.includes('an account has a second customer'));
  expect(told).toEqual([expect.stringContaining(customerId)]);
});

test('somebody else’s customer is asked about once', async () => {
  const { world } = p.stripe;
  const id = world.id('cus');
  const metadata = { user_id: 'of another product' };
  const facts = { id, object: 'customer', email: 'x@elsewhere.example', created: world.now() };
  world.customers.set(id, { ...facts, object: 'customer', metadata, livemode: false });
  const wish = { mode: 'subscription', customer: id, price: PRICES.starter.month } as const;
  const back = { success_url: 'https://elsewhere.example/', cancel_url: null };
  world.pay(world.openCheckout({ ...wish, ...back, quantity: 1, metadata: {} }));
  await p.reconcile();
  await p.reconcile();
  expect(customerCalls(id)).toBe(1);
  expect(
    await p.t.db.select().from(billingAccounts).where(eq(billingAccounts.customerId, id)),
  ).toEqual([]);
});

test('a customer that is about to be deleted is not given back', async () => {
  const { user, customerId } = await restored();
  await p.t.db.execute(
    `insert into billing_erasures (customer_id, asked_at) values ('${customerId}', now())`,
  );
  await p.reconcile();
  expect(await stateOf(p, user)).toMatchObject({ has_customer: false });
});

test('a checkout names the account at Stripe', async () => {
  const user = await anAccount(p);
  await p.checkout(user, PRICES.starter.month);
  await orderCredits(p, user);
  const mine = [...p.stripe.world.checkouts.values()].filter(
    (one) => one.client_reference_id === user.id,
  );
  expect(mine.map(({ mode }) => mode)).toEqual(['subscription', 'payment']);
});
