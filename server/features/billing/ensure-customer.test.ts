import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingAccounts, billingErasures } from '../../db/schema';
import { aUser } from '../../testing/factories';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';
import { oweErasure } from './store-customers';

let p: PaidApp;
beforeAll(async () => {
  p = await paidApp();
});
afterAll(() => p.close());

test('a customer that could not be kept is deleted there, and the failure is no missing sign-in', async () => {
  const user = await aUser(p.t.db, { now: p.t.clock.now() });
  await p.t.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`);
  await p.t.db.execute(sql`
    create trigger refuse before insert or update on billing_accounts
    for each row execute function refuse()`);
  const reply = await p.t.as(user).post('/api/billing/checkout', {
    price_id: PRICES.starter.month,
    success_url: '/billing',
    cancel_url: '/billing',
  });
  await p.t.db.execute(sql`drop trigger refuse on billing_accounts`);
  expect(reply.statusCode).toBe(500);
  expect(await p.t.db.select().from(billingAccounts)).toEqual([]);
  const [customer] = p.stripe.world.customers.values();
  const owed = await p.t.db.select().from(billingErasures);
  expect(owed.map(({ customerId }) => customerId)).toEqual([customer?.id]);
});

test('a customer that was stored without confirmation stays as long as its account', async () => {
  const now = p.t.clock.now();
  const user = await aUser(p.t.db, { now });
  await p.checkout(user, PRICES.starter.month);
  const [kept] = await p.t.db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, user.id));
  const customerId = kept?.customerId ?? '';
  await oweErasure(p.t.db, customerId, now);
  await p.eraseCustomers();
  expect(p.stripe.world.customers.get(customerId)?.deleted).toBeUndefined();

  const gone = await p.t.app.inject({
    method: 'DELETE',
    url: '/api/users/account',
    headers: { authorization: `Bearer ${user.token}` },
    payload: { confirm: true, cancel_open_checkout: true },
  });
  expect(gone.statusCode).toBe(200);
  await p.eraseCustomers();
  expect(p.stripe.world.customers.get(customerId)?.deleted).toBe(true);
});
