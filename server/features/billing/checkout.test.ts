import type { PricedPlan } from '@candor/domain/model/billing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser } from '../../testing/factories';
import {
  anAccount,
  planOf,
  postBilling,
  stateOf,
  subscriptionOf,
  subscriptionsOf,
} from '../../testing/stripe/billing-calls';
import { BACK, type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';
import { testApp } from '../../testing/test-app';

let p: PaidApp;
const logged: string[] = [];
beforeAll(async () => {
  p = await paidApp({ onLog: (line) => logged.push(line) });
});
afterAll(() => p.close());

const DAY = 86_400_000;
const { starter, professional } = PRICES;

describe('prices', () => {
  test('the catalogue has them for starter and professional, by the month and by the year', async () => {
    const reply = await p.t.as().get('/api/billing/plans');
    const { plans, currency, credits } = reply.json();
    expect(reply.headers['cache-control']).toBe('public, max-age=300');
    expect(currency).toBe('usd');
    const prices = Object.fromEntries(
      plans.map((plan: PricedPlan) => [
        plan.id,
        plan.prices.map(({ price_id, interval, amount }) => [price_id, interval, amount]),
      ]),
    );
    expect(prices).toEqual({
      trial: [],
      starter: [
        [starter.month, 'month', 4900],
        [starter.year, 'year', 49_000],
      ],
      professional: [
        [professional.month, 'month', 14_900],
        [professional.year, 'year', 149_000],
      ],
      enterprise: [],
    });
    expect(credits).toEqual([
      {
        price_id: PRICES.credits[10],
        interval: 'once',
        amount: 1900,
        currency: 'usd',
        quantity: 10,
      },
      {
        price_id: PRICES.credits[50],
        interval: 'once',
        amount: 7900,
        currency: 'usd',
        quantity: 50,
      },
    ]);
  });
});

describe('checkout', () => {
  test.each([
    [starter.month, 'starter', 500, 31],
    [starter.year, 'starter', 6000, 365],
    [professional.month, 'professional', 2500, 31],
    [professional.year, 'professional', 30_000, 365],
  ])('of %s leads to the plan once it is paid', async (priceId, plan, limit, days) => {
    const user = await anAccount(p, { trialEndsAt: p.t.clock.now() });
    const reply = await postBilling(p, user, 'checkout', { price_id: priceId, ...BACK });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { success: true, checkout_url: expect.stringContaining('/c/pay/cs_'), plan },
    ]);
    expect((await planOf(p, user)).plan).toBe('trial');

    const back = await p.stripe.press(reply.json().checkout_url, 'pay');
    expect(back).toMatch(/^http:\/\/localhost:3000\/billing\?success=true&session_id=cs_test_\d+$/);
    expect((await planOf(p, user)).plan).toBe('trial');
    await p.settle();
    expect(await planOf(p, user)).toEqual({ plan, status: 'active', limit, used: 0 });
    const end = new Date(p.t.clock.now().getTime() + days * DAY).toISOString();
    expect(await stateOf(p, user)).toMatchObject({
      managed_by: 'provider',
      price_id: priceId,
      current_period_end: end,
      interval: days === 365 ? 'year' : 'month',
    });
  });

  test('a declined card changes nothing, and the page can be left', async () => {
    const user = await anAccount(p);
    const page = await p.checkout(user, starter.month);
    expect(await p.stripe.press(page, 'decline')).toBeNull();
    expect(await p.stripe.press(page, 'back')).toBe('http://localhost:3000/billing?cancelled=true');
    await p.settle();
    expect((await planOf(p, user)).plan).toBe('trial');
  });

  test('the return page is no proof, but may ask for the truth', async () => {
    const user = await anAccount(p);
    const page = await p.checkout(user, starter.month);
    expect((await postBilling(p, user, 'refresh')).json()).toMatchObject({ plan_type: 'trial' });
    await p.stripe.press(page, 'pay');
    expect((await postBilling(p, user, 'refresh')).json()).toMatchObject({ plan_type: 'starter' });
  });

  test('two pages that were opened at the same moment are one once the plan is paid', async () => {
    const user = await anAccount(p);
    const pages = [await p.checkout(user, starter.month), await p.checkout(user, starter.month)];
    const sessions = [...p.stripe.world.checkouts.values()];
    const [first] = pages.map((page) => sessions.find(({ id }) => page.endsWith(id)));
    // As if the second had not seen the first one.
    if (first) first.status = 'open';
    await p.stripe.press(pages[1] ?? '', 'pay');
    await p.settle();
    expect(first?.status).toBe('expired');
  });

  test('a second page closes the first, so that nobody pays twice', async () => {
    const user = await anAccount(p);
    const first = await p.checkout(user, starter.month);
    const second = await p.checkout(user, starter.month);
    await p.stripe.press(first, 'pay');
    await p.stripe.press(second, 'pay');
    expect(subscriptionsOf(p, user)).toHaveLength(1);
  });

  test('a repeat with the same Idempotency-Key opens no second page', async () => {
    const user = await anAccount(p);
    const body = { price_id: starter.month, ...BACK };
    const ask = () => p.t.as(user).post('/api/billing/checkout', body, { 'idempotency-key': 'k1' });
    const [first, again] = [await ask(), await ask()];
    expect(again.json()).toEqual(first.json());
    expect(
      [...p.stripe.world.checkouts.values()].filter(({ url }) => url === first.json().checkout_url),
    ).toHaveLength(1);
  });

  test('creates one customer for an account, however many ask at once', async () => {
    const user = await anAccount(p);
    await Promise.all(
      [1, 2, 3].map(() => postBilling(p, user, 'checkout', { price_id: starter.month, ...BACK })),
    );
    const made = [...p.stripe.world.customers.values()].filter(
      ({ metadata }) => metadata.user_id === user.id,
    );
    expect(made).toHaveLength(1);
  });

  test('goes on with a new customer when the known one was deleted at Stripe', async () => {
    const user = await anAccount(p);
    await p.checkout(user, starter.month);
    for (const customer of p.stripe.world.customers.values()) {
      if (customer.metadata.user_id === user.id) p.stripe.world.eraseCustomer(customer);
    }
    await p.subscribe(user, starter.month);
    expect((await planOf(p, user)).plan).toBe('starter');
  });
});

test('a customer unknown to Stripe pays nothing, and may buy again', async () => {
  const user = await anAccount(p);
  await p.subscribe(user, starter.month);
  p.stripe.world.customers.delete(subscriptionOf(p, user).customer);
  p.t.clock.advance(2 * DAY);
  await p.reconcile();
  expect(await stateOf(p, user)).toMatchObject({ plan_type: 'trial', ended: 'cancelled' });
  await p.subscribe(user, professional.month);
  expect((await planOf(p, user)).plan).toBe('professional');
});

describe('what checkout refuses', () => {
  test.each([
    [
      { price_id: 'price_unknown', ...BACK },
      422,
      'Invalid plan or billing period selected. Please try again.',
    ],
    [
      { price_id: PRICES.credits[10], ...BACK },
      422,
      'Invalid plan or billing period selected. Please try again.',
    ],
    [{ ...BACK }, 400, 'This field is required'],
    [
      { price_id: starter.month, ...BACK, success_url: 'https://evil.example/' },
      400,
      'Must be an address of this site',
    ],
    [
      { price_id: starter.month, ...BACK, cancel_url: '//evil.example' },
      400,
      'Must be an address of this site',
    ],
  ])('%j', async (body, status, detail) => {
    const reply = await postBilling(p, await anAccount(p), 'checkout', body);
    expect([reply.statusCode, reply.json().detail]).toEqual([status, detail]);
  });

  test('enterprise: its plan is set by contract', async () => {
    const user = await anAccount(p, { plan: 'enterprise' });
    const reply = await postBilling(p, user, 'checkout', { price_id: starter.month, ...BACK });
    expect([reply.statusCode, reply.json().reason]).toEqual([409, 'contract']);
  });
});

describe('when Stripe is out of reach', () => {
  test('is reported by checkout, and the known prices stay', async () => {
    const user = await anAccount(p);
    await p.t.as().get('/api/billing/plans');
    p.t.clock.advance(DAY);
    p.stripe.setDown(true);
    const reply = await postBilling(p, user, 'checkout', { price_id: starter.month, ...BACK });
    const plans = await p.t.as().get('/api/billing/plans');
    p.stripe.setDown(false);
    expect([reply.statusCode, reply.json().detail, reply.json().retry_after]).toEqual([
      503,
      'Payment service temporarily unavailable. Please try again in a few minutes.',
      30,
    ]);
    expect(plans.json().plans[1].prices).toHaveLength(2);
  });

  test('a busy moment or a failure in between is tried again', async () => {
    const user = await anAccount(p);
    p.stripe.failNext(429, /customers/);
    p.stripe.failNext(500, /checkout/);
    expect(await p.checkout(user, starter.month)).toContain('/c/pay/');
    const made = [...p.stripe.world.customers.values()].filter(
      ({ metadata }) => metadata.user_id === user.id,
    );
    expect(made).toHaveLength(1);
  });

  test('too busy for too long is reported', async () => {
    const user = await anAccount(p);
    p.stripe.failNext(429, /customers/, 3);
    const reply = await postBilling(p, user, 'checkout', { price_id: starter.month, ...BACK });
    expect(reply.statusCode).toBe(503);
  });
});

test('no line of the log holds a key, a signature or an address', async () => {
  const user = await anAccount(p);
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = p.stripe.env;
  p.stripe.world.prices.delete(starter.year);
  const reply = await postBilling(p, user, 'checkout', { price_id: starter.year, ...BACK });
  expect([reply.statusCode, reply.json().limit_type]).toEqual([402, 'payment_setup']);
  expect(reply.headers).toMatchObject({ 'x-limit-type': 'payment_setup', 'x-plan-type': 'trial' });
  const all = logged.join('\n');
  expect(all).toContain('the payment provider refuses a call of ours');
  for (const secret of [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, user.email, 'v1=']) {
    expect(all.includes(secret), secret).toBe(false);
  }
});

describe('without a payment provider', () => {
  test('plans have no prices, and nothing pretends to charge', async () => {
    const bare = await testApp();
    try {
      const user = await aUser(bare.db);
      const { plans, currency, credits } = (await bare.as().get('/api/billing/plans')).json();
      expect([currency, credits]).toEqual([null, []]);
      expect(plans.every(({ prices }: { prices: object[] }) => prices.length === 0)).toBe(true);
      const paying = [
        ['checkout', { price_id: starter.month, ...BACK }],
        ['purchase-invitation-credits', { quantity: 10, ...BACK }],
        ['change', { price_id: starter.month }],
      ] as const;
      for (const [call, body] of paying) {
        const reply = await bare.as(user).post(`/api/billing/${call}`, body);
        expect([reply.statusCode, reply.json()]).toMatchObject([
          402,
          {
            code: 'quota_exceeded',
            limit_type: 'payment_setup',
            detail: 'Payment setup required. Please contact support.',
          },
        ]);
        expect(reply.headers).toMatchObject({
          'x-limit-type': 'payment_setup',
          'x-plan-type': 'trial',
          'x-quota-limit': '100',
          'x-quota-used': '0',
          'x-quota-remaining': '100',
        });
        expect(reply.headers).not.toHaveProperty('x-batch-size-requested');
      }
      expect((await bare.as(user).get('/api/billing/state')).json()).toMatchObject({
        configured: false,
        plan_type: 'trial',
        managed_by: 'trial',
      });
      expect((await bare.as(user).post('/api/billing/refresh')).statusCode).toBe(200);
      expect((await bare.as(user).get('/api/billing/invoices')).json().total).toBe(0);
      expect((await bare.as().get('/api/config')).json().payments).toBe(false);
      expect((await bare.as().post('/api/webhooks/payments', { id: 'evt_1' })).statusCode).toBe(
        404,
      );
    } finally {
      await bare.close();
    }
  });
});
