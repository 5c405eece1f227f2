import type { PricedPlan } from '@candor/domain/model/billing';
import { dayInWords } from '@candor/domain/rules/day-in-words';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadAllowance } from '../../access/allowance';
import { agree } from '../../access/contract';
import { billingEvents, creditPurchases } from '../../db/schema';
import { entriesOf } from '../../testing/entries-of';
import { aUser, type TestUser } from '../../testing/factories';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';
import { testApp } from '../../testing/test-app';
import { tellLapses } from './tell-lapses';

let p: PaidApp;
const logged: string[] = [];
beforeAll(async () => {
  p = await paidApp({ onLog: (line) => logged.push(line) });
});
afterAll(() => p.close());

const DAY = 86_400_000;
const { starter, professional } = PRICES;
const SUCCESS = '/billing?success=true&session_id={CHECKOUT_SESSION_ID}';
const BACK = { success_url: SUCCESS, cancel_url: '/billing?cancelled=true' };

const anAccount = (wishes: Parameters<typeof aUser>[1] = {}) =>
  aUser(p.t.db, { now: p.t.clock.now(), ...wishes });
const post = (user: TestUser, call: string, body: object = {}) =>
  p.t.as(user).post(`/api/billing/${call}`, body);
const planOf = async (user: TestUser) => {
  const { plan, status, candidatesLimit, candidatesUsed } = await loadAllowance(
    ...([p.t.db, user.id, p.t.clock.now()] as const),
  );
  return { plan, status, limit: candidatesLimit, used: candidatesUsed };
};
const stateOf = async (user: TestUser) => (await p.t.as(user).get('/api/billing/state')).json();
const subscriptionsOf = (user: TestUser) => {
  const { customers, subscriptions } = p.stripe.world;
  const customer = [...customers.values()].find(({ metadata }) => metadata.user_id === user.id);
  return [...subscriptions.values()].filter((one) => one.customer === customer?.id);
};
const theirs = (user: TestUser) => {
  const [subscription] = subscriptionsOf(user);
  if (!subscription) throw new Error('no subscription');
  return subscription;
};

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
    const user = await anAccount({ trialEndsAt: p.t.clock.now() });
    const reply = await post(user, 'checkout', { price_id: priceId, ...BACK });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { success: true, checkout_url: expect.stringContaining('/c/pay/cs_'), plan },
    ]);
    expect((await planOf(user)).plan).toBe('trial');

    const back = await p.stripe.press(reply.json().checkout_url, 'pay');
    expect(back).toMatch(/^http:\/\/localhost:3000\/billing\?success=true&session_id=cs_test_\d+$/);
    expect((await planOf(user)).plan).toBe('trial');
    await p.settle();
    expect(await planOf(user)).toEqual({ plan, status: 'active', limit, used: 0 });
    const end = new Date(p.t.clock.now().getTime() + days * DAY).toISOString();
    expect(await stateOf(user)).toMatchObject({
      managed_by: 'provider',
      price_id: priceId,
      current_period_end: end,
      interval: days === 365 ? 'year' : 'month',
    });
  });

  test('a declined card changes nothing, and the page can be left', async () => {
    const user = await anAccount();
    const page = await p.checkout(user, starter.month);
    expect(await p.stripe.press(page, 'decline')).toBeNull();
    expect(await p.stripe.press(page, 'back')).toBe('http://localhost:3000/billing?cancelled=true');
    await p.settle();
    expect((await planOf(user)).plan).toBe('trial');
  });

  test('the return page is no proof, but may ask for the truth', async () => {
    const user = await anAccount();
    const page = await p.checkout(user, starter.month);
    expect((await post(user, 'refresh')).json()).toMatchObject({ plan_type: 'trial' });
    await p.stripe.press(page, 'pay');
    expect((await post(user, 'refresh')).json()).toMatchObject({ plan_type: 'starter' });
  });

  test('two pages that were opened at the same moment are one once the plan is paid', async () => {
    const user = await anAccount();
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
    const user = await anAccount();
    const first = await p.checkout(user, starter.month);
    const second = await p.checkout(user, starter.month);
    await p.stripe.press(first, 'pay');
    await p.stripe.press(second, 'pay');
    expect(subscriptionsOf(user)).toHaveLength(1);
  });

  test('a repeat with the same Idempotency-Key opens no second page', async () => {
    const user = await anAccount();
    const body = { price_id: starter.month, ...BACK };
    const ask = () => p.t.as(user).post('/api/billing/checkout', body, { 'idempotency-key': 'k1' });
    const [first, again] = [await ask(), await ask()];
    expect(again.json()).toEqual(first.json());
    expect(
      [...p.stripe.world.checkouts.values()].filter(({ url }) => url === first.json().checkout_url),
    ).toHaveLength(1);
  });

  test('creates one customer for an account, however many ask at once', async () => {
    const user = await anAccount();
    await Promise.all(
      [1, 2, 3].map(() => post(user, 'checkout', { price_id: starter.month, ...BACK })),
    );
    const made = [...p.stripe.world.customers.values()].filter(
      ({ metadata }) => metadata.user_id === user.id,
    );
    expect(made).toHaveLength(1);
  });

  test('goes on with a new customer when the known one was deleted at Stripe', async () => {
    const user = await anAccount();
    await p.checkout(user, starter.month);
    for (const customer of p.stripe.world.customers.values()) {
      if (customer.metadata.user_id === user.id) p.stripe.world.eraseCustomer(customer);
    }
    await p.subscribe(user, starter.month);
    expect((await planOf(user)).plan).toBe('starter');
  });
});

test('a customer unknown to Stripe pays nothing, and may buy again', async () => {
  const user = await anAccount();
  await p.subscribe(user, starter.month);
  p.stripe.world.customers.delete(theirs(user).customer);
  p.t.clock.advance(2 * DAY);
  await p.reconcile();
  expect(await stateOf(user)).toMatchObject({ plan_type: 'trial', ended: 'cancelled' });
  await p.subscribe(user, professional.month);
  expect((await planOf(user)).plan).toBe('professional');
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
    const reply = await post(await anAccount(), 'checkout', body);
    expect([reply.statusCode, reply.json().detail]).toEqual([status, detail]);
  });

  test('enterprise: its plan is set by contract', async () => {
    const user = await anAccount({ plan: 'enterprise' });
    const reply = await post(user, 'checkout', { price_id: starter.month, ...BACK });
    expect([reply.statusCode, reply.json().reason]).toEqual([409, 'contract']);
  });
});

describe('a change of plan', () => {
  test('to a higher one takes effect at once, prorated, and keeps what was used', async () => {
    const user = await anAccount({ used: 60 });
    await p.subscribe(user, starter.month);
    p.t.clock.advance(10 * DAY);
    const page = await p.checkout(user, professional.month);
    expect(page).toContain('/p/session/');
    expect(await p.stripe.press(page, 'back')).toBe('http://localhost:3000/billing?cancelled=true');
    await p.settle();
    expect((await planOf(user)).plan).toBe('starter');
    expect(await p.stripe.press(page, 'confirm')).toBe(
      'http://localhost:3000/billing?success=true&session_id=confirmed',
    );
    await p.settle();
    expect(await planOf(user)).toMatchObject({ plan: 'professional', limit: 2500, used: 60 });
    expect(subscriptionsOf(user)).toHaveLength(1);
    const { invoices } = (await p.t.as(user).get('/api/billing/invoices')).json();
    expect(invoices[0].amount).toBe(Math.round((14_900 * 21) / 31) - Math.round((4900 * 21) / 31));
  });

  test('to a lower one waits for the end of the period', async () => {
    const user = await anAccount();
    await p.subscribe(user, professional.month);
    const end = (await stateOf(user)).current_period_end;
    const refused = await post(user, 'checkout', { price_id: starter.year, ...BACK });
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'lower_plan']);

    const planned = await post(user, 'change', { price_id: starter.year });
    expect(planned.json()).toMatchObject({
      plan_type: 'professional',
      pending_change: { plan_type: 'starter', interval: 'year', at: end },
    });
    p.t.clock.set(new Date(Date.parse(end) - 1000));
    await p.reconcile();
    expect((await planOf(user)).plan).toBe('professional');
    p.t.clock.set(new Date(Date.parse(end) + 1000));
    await p.reconcile();
    expect(await planOf(user)).toMatchObject({ plan: 'starter', limit: 6000, used: 0 });
    expect((await stateOf(user)).pending_change).toBeNull();
  });

  test('that is pending can be undone, and blocks another one until then', async () => {
    const user = await anAccount();
    await p.subscribe(user, professional.month);
    await post(user, 'change', { price_id: starter.month });
    for (const call of ['checkout', 'change']) {
      const reply = await post(user, call, { price_id: professional.year, ...BACK });
      expect([reply.statusCode, reply.json().reason]).toEqual([409, 'change_pending']);
    }
    expect((await post(user, 'resume')).json()).toMatchObject({ pending_change: null });
    expect((await post(user, 'change', { price_id: starter.month })).statusCode).toBe(200);
  });

  test('to the same plan, or to a higher one without its page, is refused', async () => {
    const user = await anAccount();
    await p.subscribe(user, starter.month);
    const same = await post(user, 'checkout', { price_id: starter.month, ...BACK });
    expect([same.statusCode, same.json().reason]).toEqual([409, 'same_plan']);
    const higher = await post(user, 'change', { price_id: professional.month });
    expect([higher.statusCode, higher.json().reason]).toEqual([409, 'higher_plan']);
  });
});

describe('ending a plan', () => {
  test('lets it run to the end of the period; then nothing new may be done, and all stays', async () => {
    const user = await anAccount();
    await p.subscribe(user, starter.month);
    const cancelled = (await post(user, 'cancel')).json();
    expect(cancelled).toMatchObject({
      plan_type: 'starter',
      status: 'cancelled',
      cancel_at: cancelled.current_period_end,
    });
    p.t.clock.set(new Date(Date.parse(cancelled.cancel_at)));
    // Not one event came: the clock alone says so.
    expect(await planOf(user)).toMatchObject({ plan: 'trial', status: 'expired' });
    expect(await stateOf(user)).toMatchObject({ ended: 'cancelled', plan_type: 'trial' });
    const keys = await p.t.as(user).get('/api/keys');
    expect([keys.statusCode, keys.json().limit_type]).toEqual([402, 'trial_expired']);
    const told = async () => [
      (await p.t.as(user).get('/api/keys')).json().detail,
      (await p.t.as(user).get('/api/users/subscription')).json().plan_ended,
    ];
    const ended = ['Your plan has ended. Please renew it in billing.', true];
    expect(await told()).toEqual(ended);
    await p.settle();
    await p.reconcile();
    expect(await told()).toEqual(ended);
    expect(await planOf(user)).toMatchObject({ plan: 'trial', status: 'expired' });
    expect(await stateOf(user)).toMatchObject({ ended: 'cancelled', managed_by: 'trial' });

    await p.subscribe(user, starter.month);
    expect(await planOf(user)).toMatchObject({ plan: 'starter', status: 'active', used: 0 });
    expect((await stateOf(user)).ended).toBeNull();
  });

  test('can be undone, whichever way it was requested', async () => {
    const user = await anAccount();
    await p.subscribe(user, starter.month);
    for (const cancel of [
      () => post(user, 'cancel'),
      async () => p.stripe.world.cancelByPortal(theirs(user)),
    ]) {
      await cancel();
      await p.settle();
      expect((await planOf(user)).status).toBe('cancelled');
      expect((await post(user, 'resume')).json()).toMatchObject({
        status: 'active',
        cancel_at: null,
      });
    }
  });

  test('that nobody pays for is refused', async () => {
    const user = await anAccount();
    for (const call of ['cancel', 'resume']) {
      const reply = await post(user, call);
      expect([reply.statusCode, reply.json().reason]).toEqual([409, 'no_subscription']);
    }
  });
});

describe('a renewal', () => {
  test('begins with nothing used, month after month', async () => {
    const user = await anAccount({ used: 90 });
    await p.subscribe(user, starter.month);
    for (let month = 0; month < 3; month += 1) {
      const { current_period_end } = await stateOf(user);
      p.t.clock.set(new Date(Date.parse(current_period_end) + 60_000));
      expect(await planOf(user)).toMatchObject({ plan: 'starter', used: 0 });
      await p.reconcile();
      expect(await planOf(user)).toMatchObject({ plan: 'starter', status: 'active', used: 0 });
    }
  });

  test('whose payment fails keeps the plan for seven days, then refuses', async () => {
    const user = await anAccount();
    await p.subscribe(user, starter.month);
    const { current_period_end } = await stateOf(user);
    const failedAt = Date.parse(current_period_end);
    p.stripe.world.declining.add(theirs(user).customer);
    p.t.clock.set(new Date(failedAt));
    p.stripe.world.catchUp();
    await p.settle();
    const owing = await stateOf(user);
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
    const locked = await post(user, 'checkout', { price_id: professional.month, ...BACK });
    expect([locked.statusCode, locked.json().reason]).toEqual([409, 'past_due']);

    p.t.clock.set(new Date(failedAt + 7 * DAY - 1));
    expect((await planOf(user)).plan).toBe('starter');
    p.t.clock.set(new Date(failedAt + 7 * DAY));
    expect(await planOf(user)).toMatchObject({ plan: 'trial', status: 'expired' });
    expect(await stateOf(user)).toMatchObject({ ended: 'unpaid' });

    await p.stripe.press(owing.payment_url, 'pay');
    await p.settle();
    expect(await planOf(user)).toMatchObject({ plan: 'starter', status: 'active' });
    expect(await stateOf(user)).toMatchObject({ grace_ends_at: null, payment_url: null });
  });

  test('that a bank wants to be confirmed says so, and leads to where that is done', async () => {
    const user = await anAccount();
    await p.subscribe(user, starter.month);
    p.stripe.world.confirming.add(theirs(user).customer);
    p.t.clock.set(new Date((await stateOf(user)).current_period_end));
    p.stripe.world.catchUp();
    await p.settle();
    const { status, payment_url } = await stateOf(user);
    expect(status).toBe('past_due');
    const mail = (await p.t.mails()).filter(({ to }) => to.includes(user.email)).at(-1);
    expect(mail).toMatchObject({
      subject: 'Your bank asks you to confirm a payment',
      text: expect.stringContaining(payment_url),
    });
    expect(mail?.text).not.toContain('did not go through');
    await p.stripe.press(payment_url, 'pay');
    await p.settle();
    expect(await planOf(user)).toMatchObject({ plan: 'starter', status: 'active' });
  });

  test('that is not paid within the grace is told by one mail, by the clock alone, whatever Stripe says later', async () => {
    const user = await anAccount();
    await p.subscribe(user, starter.month);
    const failedAt = Date.parse((await stateOf(user)).current_period_end);
    const told = async () =>
      (await p.t.mails()).filter(
        ({ to, subject }) => to.includes(user.email) && subject === 'Your plan has ended',
      ).length;
    const owe = async (at: number) => {
      p.stripe.world.declining.add(theirs(user).customer);
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
    expect(await stateOf(user)).toMatchObject({ ended: 'unpaid', managed_by: 'trial' });
    expect(await told()).toBe(1);
  });

  test('that is never paid ends the plan', async () => {
    const user = await anAccount();
    await p.subscribe(user, starter.month);
    const { current_period_end } = await stateOf(user);
    p.stripe.world.declining.add(theirs(user).customer);
    p.t.clock.set(new Date(Date.parse(current_period_end) + 20 * DAY));
    await p.reconcile();
    await p.reconcile();
    expect(await stateOf(user)).toMatchObject({ ended: 'unpaid', managed_by: 'trial' });
  });
});

describe('the portal', () => {
  test('opens for who began to pay, and brings back to this site alone', async () => {
    const user = await anAccount();
    const early = await post(user, 'portal');
    expect([early.statusCode, early.json().reason]).toEqual([409, 'no_customer']);
    await p.subscribe(user, starter.month);
    const { portal_url } = (await post(user, 'portal')).json();
    expect(await p.stripe.press(portal_url, 'back')).toBe('http://localhost:3000/billing');
    const abroad = await post(user, 'portal', { return_url: 'https://evil.example' });
    expect(abroad.statusCode).toBe(400);
  });

  test('of a customer who was deleted at Stripe has nothing to manage, which is no fault of our set-up', async () => {
    const user = await anAccount();
    await p.subscribe(user, starter.month);
    const { customers } = p.stripe.world;
    const customer = customers.get(theirs(user).customer);
    if (!customer) throw new Error('no customer');
    p.stripe.world.eraseCustomer(customer);
    const reply = await post(user, 'portal');
    expect([reply.statusCode, reply.json().reason]).toEqual([409, 'no_customer']);
  });

  test('is configured once and lets nobody change the plan past our rules', async () => {
    const user = await anAccount();
    await p.subscribe(user, starter.month);
    await post(user, 'portal');
    await post(user, 'portal');
    const { configurations } = p.stripe.world;
    const plain = [...configurations.values()].filter(({ features }) =>
      JSON.stringify(features).includes('"subscription_update":{"enabled":"false"}'),
    );
    expect(plain).toHaveLength(1);
    expect(JSON.stringify(plain[0]?.features)).toContain('"email"');
  });
});

describe('invitation credits', () => {
  /** What these plans give for each period. */
  const OF_TRIAL = 5;
  const OF_STARTER = 50;
  const creditsOf = async (user: TestUser) => (await stateOf(user)).invitation_credits;

  test('arrive when they are paid, once, and do not end with the period', async () => {
    const user = await anAccount();
    const reply = await post(user, 'purchase-invitation-credits', { quantity: 10, ...BACK });
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
    const reply = await post(await anAccount(), 'purchase-invitation-credits', {
      quantity: 11,
      ...BACK,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid_plan']);
  });
});

describe('invoices', () => {
  test('are listed newest first, to their owner alone', async () => {
    const user = await anAccount();
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
    const other = (await p.t.as(await anAccount()).get('/api/billing/invoices')).json();
    expect(other.total).toBe(0);
  });
});

describe('what an operator agreed on', () => {
  const contract = (user: TestUser, change: Parameters<typeof agree>[2]) =>
    p.t.db.transaction((tx) =>
      agree(
        ...([tx, user.id, change] as const),
        { staffId: null, reason: null, requestId: null },
        p.t.clock.now(),
      ),
    );

  test('enterprise and its limits stand, whatever Stripe says', async () => {
    const user = await anAccount();
    await p.subscribe(user, starter.month);
    await contract(user, { plan: 'enterprise', candidates: 9000 });
    p.t.clock.advance(5000);
    p.stripe.world.end(theirs(user), 'cancellation_requested');
    await p.settle();
    expect(await planOf(user)).toMatchObject({ plan: 'enterprise', limit: 9000 });
    expect(await stateOf(user)).toMatchObject({ managed_by: 'contract' });
  });

  test('takes precedence until the owner buys another plan', async () => {
    const user = await anAccount();
    await contract(user, { plan: 'professional' });
    expect(await stateOf(user)).toMatchObject({ managed_by: 'contract' });
    p.t.clock.advance(5000);
    await p.subscribe(user, starter.month);
    expect(await planOf(user)).toMatchObject({ plan: 'starter' });
  });
});

describe('when Stripe is out of reach', () => {
  test('is reported by checkout, and the known prices stay', async () => {
    const user = await anAccount();
    await p.t.as().get('/api/billing/plans');
    p.t.clock.advance(DAY);
    p.stripe.setDown(true);
    const reply = await post(user, 'checkout', { price_id: starter.month, ...BACK });
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
    const user = await anAccount();
    p.stripe.failNext(429, /customers/);
    p.stripe.failNext(500, /checkout/);
    expect(await p.checkout(user, starter.month)).toContain('/c/pay/');
    const made = [...p.stripe.world.customers.values()].filter(
      ({ metadata }) => metadata.user_id === user.id,
    );
    expect(made).toHaveLength(1);
  });

  test('too busy for too long is reported', async () => {
    const user = await anAccount();
    p.stripe.failNext(429, /customers/, 3);
    const reply = await post(user, 'checkout', { price_id: starter.month, ...BACK });
    expect(reply.statusCode).toBe(503);
  });
});

test('what was paid and changed is in the audit log, without money or addresses', async () => {
  const user = await anAccount();
  await p.subscribe(user, starter.month);
  await post(user, 'cancel');
  const entries = await entriesOf(p.t.db, user.id);
  expect(entries.map(({ action, actorKind }) => [action, actorKind])).toEqual(
    expect.arrayContaining([
      ['plan.changed', 'system'],
      ['plan.cancelled', 'user'],
    ]),
  );
});

describe('the end of an account', () => {
  test('cancels its subscription and deletes the customer at Stripe, even if Stripe is only reachable later', async () => {
    const user = await anAccount();
    await p.subscribe(user, starter.month);
    const subscription = theirs(user);
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
  const user = await anAccount();
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

test('no line of the log holds a key, a signature or an address', async () => {
  const user = await anAccount();
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = p.stripe.env;
  p.stripe.world.prices.delete(starter.year);
  const reply = await post(user, 'checkout', { price_id: starter.year, ...BACK });
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
