import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { TestUser } from '../../testing/factories';
import {
  anAccount,
  customerOf,
  orderCredits,
  planOf,
  postBilling,
  stateOf,
  subscriptionOf,
} from '../../testing/stripe/billing-calls';
import type { Subscription } from '../../testing/stripe/objects';
import { BACK, type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';
import { readProvider } from './read-provider';

const logged: string[] = [];
let p: PaidApp;
beforeAll(async () => {
  p = await paidApp({ onLog: (line) => logged.push(line) });
});
afterAll(() => p.close());

const DAY = 86_400_000;
const { starter, professional } = PRICES;

async function paying(priceId: string): Promise<TestUser> {
  const user = await anAccount(p);
  await p.subscribe(user, priceId);
  return user;
}
/** What an operator changes at Stripe by hand. */
async function atStripe(user: TestUser, change: (subscription: Subscription) => void) {
  const subscription = subscriptionOf(p, user);
  change(subscription);
  p.stripe.world.emit('customer.subscription.updated', subscription);
  await p.settle();
}

describe('a price that is sold no longer', () => {
  /** As after the operator has put a new price in its place and started anew. */
  function withoutStarter() {
    const { payments, config } = p.t.deps;
    if (!payments || !config.payments) throw new Error('No payments are configured.');
    const plans = config.payments.plans.filter(({ plan }) => plan !== 'starter');
    const settings = { ...config.payments, plans };
    return { ...p.t.deps, payments, config: { ...config, payments: settings } };
  }

  test('goes on for those who pay it: a cancellation is seen', async () => {
    const user = await paying(starter.month);
    p.stripe.world.setCancelAtPeriodEnd(subscriptionOf(p, user), true);
    await readProvider(withoutStarter(), user.id);
    const { current_period_end: end } = await stateOf(p, user);
    expect(await stateOf(p, user)).toMatchObject({ status: 'cancelled', cancel_at: end });
  });

  test('is refused after the grace like any other when nobody pays it', async () => {
    const user = await paying(starter.month);
    p.stripe.world.declining.add(customerOf(p, user).id);
    p.t.clock.advance(32 * DAY);
    await readProvider(withoutStarter(), user.id);
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', status: 'past_due' });
    p.t.clock.advance(8 * DAY);
    expect((await planOf(p, user)).plan).toBe('trial');
  });

  test('buys nothing', async () => {
    const user = await anAccount(p);
    await p.stripe.press(await p.checkout(user, starter.month), 'pay');
    await readProvider(withoutStarter(), user.id);
    expect((await planOf(p, user)).plan).toBe('trial');
    expect(logged.join('\n')).toContain('an account pays a price that belongs to no plan');
  });
});

describe('what an operator adds to a subscription at Stripe', () => {
  const EXTRA = 'price_extra';
  const withExtra = (subscription: Subscription) => {
    const { prices } = p.stripe.world;
    const [item] = subscription.items.data;
    const price = { ...item.price, id: EXTRA, product: 'prod_extra' };
    prices.set(EXTRA, price);
    const extra = { ...item, id: p.stripe.world.id('si'), price, quantity: 3 };
    subscription.items.data = [extra, item];
  };
  const pricesOf = (user: TestUser) =>
    subscriptionOf(p, user).items.data.map(({ price, quantity }) => [price.id, quantity]);

  test('hides no plan, wherever it stands', async () => {
    const user = await anAccount(p);
    await p.stripe.press(await p.checkout(user, professional.month), 'pay');
    await atStripe(user, withExtra);
    expect(await planOf(p, user)).toMatchObject({ plan: 'professional', status: 'active' });
  });

  test('goes on with a lower plan: extras, discounts and taxes', async () => {
    const user = await paying(professional.month);
    const terms = {
      discounts: ['di_partner'],
      default_tax_rates: [{ id: 'txr_19', object: 'tax_rate' as const }],
    };
    await atStripe(user, (subscription) => {
      Object.assign(subscription, terms);
      withExtra(subscription);
    });
    const planned = await postBilling(p, user, 'change', { price_id: starter.month });
    expect(planned.json().pending_change).toMatchObject({ plan_type: 'starter' });
    expect(subscriptionOf(p, user)).toMatchObject(terms);
    expect(pricesOf(user)).toEqual(
      expect.arrayContaining([
        [EXTRA, 3],
        [professional.month, 1],
      ]),
    );

    p.t.clock.advance(32 * DAY);
    await p.reconcile();
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', status: 'active' });
    expect(subscriptionOf(p, user)).toMatchObject(terms);
    expect(pricesOf(user)).toEqual(
      expect.arrayContaining([
        [EXTRA, 3],
        [starter.month, 1],
      ]),
    );
  });

  test('is left out of an upgrade, which changes the plan alone', async () => {
    const user = await paying(starter.month);
    await atStripe(user, withExtra);
    await p.checkout(user, professional.month);
    const asked = p.stripe.requests.findLast(({ path }) => path.endsWith('portal/sessions'));
    expect(JSON.stringify(asked?.form)).not.toContain(EXTRA);
    const item = subscriptionOf(p, user).items.data.find(({ price }) => price.id === starter.month);
    expect(asked?.form).toMatchObject({
      flow_data: {
        subscription_update_confirm: {
          items: [{ id: item?.id, price: professional.month, quantity: '1' }],
        },
      },
    });
  });

  test('gives no more for a plan that is paid twice over', async () => {
    const user = await paying(starter.month);
    await atStripe(user, ({ items }) => {
      items.data[0].quantity = 2;
    });
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', limit: 500 });
  });

  test('gives the plan for nothing while its collection is paused', async () => {
    const user = await paying(starter.month);
    await atStripe(user, (subscription) => {
      subscription.pause_collection = { behavior: 'void' };
    });
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', status: 'active' });
  });
});

describe('a discount of everything', () => {
  async function checkoutFor(page: string): Promise<void> {
    const session = [...p.stripe.world.checkouts.values()].find(({ id }) => page.endsWith(id));
    if (!session) throw new Error('no checkout');
    session.amount_total = 0;
    await p.stripe.press(page, 'pay');
    expect(session.payment_status).toBe('no_payment_required');
    await p.settle();
  }

  test('opens a plan', async () => {
    const user = await anAccount(p);
    await checkoutFor(await p.checkout(user, starter.month));
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', status: 'active' });
  });

  test('grants credits, once', async () => {
    const user = await anAccount(p);
    const credit = async () => (await stateOf(p, user)).invitation_credits;
    const before = await credit();
    await checkoutFor(await orderCredits(p, user));
    await p.reconcile();
    expect((await credit()) - before).toBe(10);
  });
});

describe('a subscription', () => {
  test('that never started takes nothing from the one that runs, and gives nothing', async () => {
    const user = await paying(starter.month);
    const other = await anAccount(p);
    await p.checkout(other, starter.month);
    for (const one of [user, other]) {
      const never: Subscription = {
        ...subscriptionOf(p, user),
        id: p.stripe.world.id('sub'),
        status: 'incomplete_expired',
        customer: customerOf(p, one).id,
        created: p.stripe.world.now() + 60,
      };
      p.stripe.world.subscriptions.set(never.id, never);
      p.stripe.world.emit('customer.subscription.updated', never);
    }
    await p.settle();
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', status: 'active' });
    expect((await planOf(p, other)).plan).toBe('trial');
  });

  test('on a trial of Stripe’s is open until Stripe pauses it for want of a card', async () => {
    const user = await paying(starter.month);
    const mails = (await p.t.mails()).length;
    const subscription = subscriptionOf(p, user);
    subscription.status = 'trialing';
    p.stripe.world.emit('customer.subscription.trial_will_end', subscription);
    await p.settle();
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', status: 'active' });
    expect((await p.t.mails()).length).toBe(mails);
    subscription.status = 'paused';
    p.stripe.world.emit('customer.subscription.paused', subscription);
    await p.settle();
    expect((await planOf(p, user)).plan).toBe('trial');
  });

  test('of somebody else, in an event about oneself, gives and takes nothing', async () => {
    const [rich, poor] = [await paying(professional.month), await anAccount(p)];
    await p.checkout(poor, starter.month);
    const event = { ...subscriptionOf(p, rich), customer: customerOf(p, poor).id };
    p.stripe.world.emit('customer.subscription.updated', event);
    p.stripe.world.emit('customer.subscription.deleted', event);
    await p.settle();
    expect((await planOf(p, rich)).plan).toBe('professional');
    expect((await planOf(p, poor)).plan).toBe('trial');
  });

  test('stays with the account that bought it, whatever its customer is said to be later', async () => {
    const [user, other] = [await paying(professional.month), await anAccount(p)];
    customerOf(p, user).metadata.user_id = other.id;
    const [subscription] = [...p.stripe.world.subscriptions.values()].slice(-1);
    p.stripe.world.emit('customer.subscription.updated', subscription ?? {});
    await p.settle();
    await p.reconcile();
    expect((await planOf(p, user)).plan).toBe('professional');
    expect((await planOf(p, other)).plan).toBe('trial');
  });
});

test('a yearly rhythm that is confirmed on the day of the renewal begins with nothing used', async () => {
  const user = await anAccount(p, { used: 60 });
  await p.subscribe(user, starter.month);
  const end = Date.parse((await stateOf(p, user)).current_period_end);
  p.t.clock.set(new Date(end - 60_000));
  const page = await p.checkout(user, starter.year);
  p.t.clock.set(new Date(end + 60_000));
  await p.stripe.press(page, 'confirm');
  await p.settle();
  expect(await planOf(p, user)).toEqual({
    plan: 'starter',
    status: 'active',
    limit: 6000,
    used: 0,
  });
  const [item] = subscriptionOf(p, user).items.data;
  expect(await stateOf(p, user)).toMatchObject({
    interval: 'year',
    current_period_end: new Date(item.current_period_end * 1000).toISOString(),
  });
});

test('two windows that ask for a page at the same moment leave one that can be paid', async () => {
  const user = await anAccount(p);
  await p.checkout(user, starter.month);
  const { payments } = p.t.deps;
  if (!payments) throw new Error('No payments are configured.');
  const sellPlan = payments.sellPlan.bind(payments);
  // Stripe takes so long that every window has looked for open pages before there is one.
  const slow = vi.spyOn(payments, 'sellPlan').mockImplementation(async (sale) => {
    await pause(1_000);
    return sellPlan(sale);
  });
  onTestFinished(() => slow.mockRestore());
  const wishes = [starter.month, professional.month, starter.year];
  await Promise.all(
    wishes.map((price_id) => postBilling(p, user, 'checkout', { price_id, ...BACK })),
  );
  const mine = [...p.stripe.world.checkouts.values()].filter(
    ({ customer }) => customer === customerOf(p, user).id,
  );
  expect(mine).toHaveLength(4);
  expect(mine.filter(({ status }) => status === 'open')).toHaveLength(1);
});

test('a checkout that Stripe cuts short by too many calls costs nothing and can be asked for again', async () => {
  const user = await anAccount(p);
  p.stripe.failNext(429, /checkout\/sessions$/, 30);
  const reply = await postBilling(p, user, 'checkout', { price_id: starter.month, ...BACK });
  p.stripe.mend();
  expect([reply.statusCode, reply.json().reason]).toEqual([503, 'payments_unavailable']);
  expect(reply.headers['retry-after']).toBeTruthy();
  await p.subscribe(user, starter.month);
  expect((await planOf(p, user)).plan).toBe('starter');
});
