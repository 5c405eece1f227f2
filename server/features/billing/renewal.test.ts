import { dayInWords } from '@candor/domain/rules/day-in-words';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingEvents, creditPurchases } from '../../db/schema';
import type { TestUser } from '../../testing/factories';
import {
  anAccount,
  planOf,
  postBilling,
  stateOf,
  subscriptionOf,
} from '../../testing/stripe/billing-calls';
import { BACK, type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';
import { tellLapses } from './tell-lapses';

let p: PaidApp;
beforeAll(async () => {
  p = await paidApp();
});
afterAll(() => p.close());

const DAY = 86_400_000;
const { starter, professional } = PRICES;

describe('a renewal', () => {
  test('begins with nothing used, month after month', async () => {
    const user = await anAccount(p, { used: 90 });
    await p.subscribe(user, starter.month);
    for (let month = 0; month < 3; month += 1) {
      const { current_period_end } = await stateOf(p, user);
      p.t.clock.set(new Date(Date.parse(current_period_end) + 60_000));
      expect(await planOf(p, user)).toMatchObject({ plan: 'starter', used: 0 });
      await p.reconcile();
      expect(await planOf(p, user)).toMatchObject({ plan: 'starter', status: 'active', used: 0 });
    }
  });

  test('whose payment fails keeps the plan for seven days, then refuses', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    const { current_period_end } = await stateOf(p, user);
    const failedAt = Date.parse(current_period_end);
    p.stripe.world.declining.add(subscriptionOf(p, user).customer);
    p.t.clock.set(new Date(failedAt));
    p.stripe.world.catchUp();
    await p.settle();
    const owing = await stateOf(p, user);
    expect(owing).toMatchObject({
      plan_type: 'starter',
      status: 'past_due',
      grace_ends_at: new Date(failedAt + 7 * DAY).toISOString(),
      payment_url: expect.stringContaining('/i/in_'),
    });
    const letter = (await p.t.mails()).filter(({ to }) => to.includes(user.email)).at(-1);
    expect(letter?.subject).toBe('Your payment failed');
    const until = dayInWords(new Date(failedAt + 7 * DAY));
    expect(letter?.text).toContain(`Your plan stays open until ${until}.`);
    const locked = await postBilling(p, user, 'checkout', {
      price_id: professional.month,
      ...BACK,
    });
    expect([locked.statusCode, locked.json().reason]).toEqual([409, 'past_due']);

    p.t.clock.set(new Date(failedAt + 7 * DAY - 1));
    expect((await planOf(p, user)).plan).toBe('starter');
    p.t.clock.set(new Date(failedAt + 7 * DAY));
    expect(await planOf(p, user)).toMatchObject({ plan: 'trial', status: 'expired' });
    expect(await stateOf(p, user)).toMatchObject({ ended: 'unpaid' });

    await p.stripe.press(owing.payment_url, 'pay');
    await p.settle();
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', status: 'active' });
    expect(await stateOf(p, user)).toMatchObject({ grace_ends_at: null, payment_url: null });
  });

  test('that a bank wants to be confirmed says so, and leads to where that is done', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    p.stripe.world.confirming.add(subscriptionOf(p, user).customer);
    p.t.clock.set(new Date((await stateOf(p, user)).current_period_end));
    p.stripe.world.catchUp();
    await p.settle();
    const { status, payment_url } = await stateOf(p, user);
    expect(status).toBe('past_due');
    const mail = (await p.t.mails()).filter(({ to }) => to.includes(user.email)).at(-1);
    expect(mail).toMatchObject({
      subject: 'Your bank asks you to confirm a payment',
      text: expect.stringContaining(payment_url),
    });
    expect(mail?.text).not.toContain('did not go through');
    await p.stripe.press(payment_url, 'pay');
    await p.settle();
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', status: 'active' });
  });

  test('that is not paid within the grace is told by one mail, by the clock alone, whatever Stripe says later', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    const failedAt = Date.parse((await stateOf(p, user)).current_period_end);
    const told = async () =>
      (await p.t.mails()).filter(
        ({ to, subject }) => to.includes(user.email) && subject === 'Your plan has ended',
      ).length;
    const owe = async (at: number) => {
      p.stripe.world.declining.add(subscriptionOf(p, user).customer);
      p.t.clock.set(new Date(at));
      p.stripe.world.catchUp();
      await p.settle();
    };
    await owe(failedAt);
    p.t.clock.set(new Date(failedAt + 7 * DAY - 1));
    await tellLapses(p.t.deps);
    expect(await told()).toBe(0);
    p.t.clock.set(new Date(failedAt + 7 * DAY));
    await Promise.all([tellLapses(p.t.deps), tellLapses(p.t.deps)]);
    expect(await told()).toBe(1);
    // Stripe still tries, and then gives up.
    p.t.clock.set(new Date(failedAt + 10 * DAY));
    await p.reconcile();
    await tellLapses(p.t.deps);
    p.t.clock.set(new Date(failedAt + 25 * DAY));
    p.stripe.world.catchUp();
    await p.settle();
    await tellLapses(p.t.deps);
    expect(await stateOf(p, user)).toMatchObject({ ended: 'unpaid', managed_by: 'trial' });
    expect(await told()).toBe(1);
  });

  test('that is never paid ends the plan', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    const { current_period_end } = await stateOf(p, user);
    p.stripe.world.declining.add(subscriptionOf(p, user).customer);
    p.t.clock.set(new Date(Date.parse(current_period_end) + 20 * DAY));
    await p.reconcile();
    await p.reconcile();
    expect(await stateOf(p, user)).toMatchObject({ ended: 'unpaid', managed_by: 'trial' });
  });
});

describe('invitation credits', () => {
  /** What these plans give for each period. */
  const OF_TRIAL = 5;
  const OF_STARTER = 50;
  const creditsOf = async (user: TestUser) => (await stateOf(p, user)).invitation_credits;

  test('arrive when they are paid, once, and do not end with the period', async () => {
    const user = await anAccount(p);
    const reply = await postBilling(p, user, 'purchase-invitation-credits', {
      quantity: 10,
      ...BACK,
    });
    expect(reply.json()).toEqual({
      success: true,
      checkout_url: expect.stringContaining('/c/pay/'),
    });
    expect(await creditsOf(user)).toBe(OF_TRIAL);
    await p.stripe.press(reply.json().checkout_url, 'pay');
    expect(await creditsOf(user)).toBe(OF_TRIAL);
    await p.settle();
    await p.reconcile();
    expect(await creditsOf(user)).toBe(OF_TRIAL + 10);
    const granted = await p.t.db
      .select()
      .from(creditPurchases)
      .where(eq(creditPurchases.userId, user.id));
    expect(granted).toHaveLength(1);
    await p.subscribe(user, starter.month);
    p.t.clock.advance(40 * DAY);
    await p.reconcile();
    expect(await creditsOf(user)).toBe(OF_STARTER + 10);
  });

  test('of no pack are refused', async () => {
    const reply = await postBilling(p, await anAccount(p), 'purchase-invitation-credits', {
      quantity: 11,
      ...BACK,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid_plan']);
  });
});

describe('invoices', () => {
  test('are listed newest first, to their owner alone', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    p.t.clock.advance(32 * DAY);
    await p.reconcile();
    const first = (await p.t.as(user).get('/api/billing/invoices?limit=1')).json();
    expect(first).toMatchObject({ total: 2, has_more: true });
    expect(first.invoices).toEqual([
      {
        id: expect.stringMatching(/^in_/),
        amount: 4900,
        currency: 'usd',
        status: 'paid',
        created_at: expect.any(String),
        url: expect.stringContaining('/i/in_'),
      },
    ]);
    const other = (await p.t.as(await anAccount(p)).get('/api/billing/invoices')).json();
    expect(other.total).toBe(0);
  });
});

describe('the end of an account', () => {
  test('cancels its subscription and deletes the customer at Stripe, even if Stripe is only reachable later', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    const subscription = subscriptionOf(p, user);
    p.stripe.setDown(true);
    const gone = await p.t.app.inject({
      method: 'DELETE',
      url: '/api/users/account',
      headers: { authorization: `Bearer ${user.token}` },
      payload: { confirm: true, email: user.email },
    });
    p.stripe.setDown(false);
    expect(gone.statusCode).toBe(200);
    expect(subscription.status).toBe('active');
    await p.eraseCustomers();
    expect(subscription.status).toBe('canceled');
    expect(p.stripe.world.customers.get(subscription.customer)).toMatchObject({
      deleted: true,
      email: null,
    });
    const itsOwn = eq(billingEvents.customerId, subscription.customer);
    expect(await p.t.db.$count(billingEvents, itsOwn)).toBe(0);
    await p.settle();
    await p.eraseCustomers();
  });
});

test('the end of an account closes the payment pages that nobody could ask about then', async () => {
  const user = await anAccount(p);
  const page = await p.checkout(user, starter.month);
  p.stripe.setDown(true);
  const gone = await p.t.app.inject({
    method: 'DELETE',
    url: '/api/users/account',
    payload: { confirm: true },
    headers: { authorization: `Bearer ${user.token}` },
  });
  p.stripe.setDown(false);
  expect(gone.statusCode).toBe(200);
  await p.eraseCustomers();
  const session = [...p.stripe.world.checkouts.values()].find(({ id }) => page.endsWith(id));
  expect(session?.status).toBe('expired');
});
