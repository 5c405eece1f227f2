import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TestUser } from '../../testing/factories';
import {
  anAccount,
  postBilling,
  stateOf,
  subscriptionOf,
} from '../../testing/stripe/billing-calls';
import type { Price, Subscription } from '../../testing/stripe/objects';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';

/** A yearly plan with a yearly extra, which is to be paid by the month. */
let p: PaidApp;
beforeAll(async () => {
  p = await paidApp();
});
afterAll(() => p.close());

const { starter, professional } = PRICES;

async function aPayer(mode: Subscription['billing_mode']['type']): Promise<TestUser> {
  const user = await anAccount(p);
  await p.subscribe(user, starter.year);
  const { world } = p.stripe;
  const subscription = subscriptionOf(p, user);
  const [item] = subscription.items.data;
  const price: Price = { ...item.price, id: 'price_onboarding', product: 'prod_onboarding' };
  world.prices.set(price.id, price);
  subscription.items.data.push({ ...item, id: world.id('si'), price });
  subscription.billing_mode = { type: mode };
  return user;
}

const payMonthly = (user: TestUser) => postBilling(p, user, 'change', { price_id: starter.month });

test('where Stripe charges everything in one rhythm, the change is for support to make', async () => {
  const user = await aPayer('classic');
  const before = await stateOf(p, user);
  const reply = await payMonthly(user);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    409,
    {
      code: 'conflict',
      reason: 'agreed_extra',
      detail:
        'Your subscription has an extra with another billing period, so the plan cannot be changed here. Please contact support.',
    },
  ]);
  expect(await stateOf(p, user)).toEqual(before);
});

test('a refused change keeps nobody from another', async () => {
  const user = await aPayer('classic');
  await payMonthly(user);
  expect(subscriptionOf(p, user).schedule).toBeNull();
  expect(await p.checkout(user, professional.year)).toContain('/p/session/');
});

test('where Stripe charges each item in its own rhythm, the change is planned', async () => {
  const user = await aPayer('flexible');
  const reply = await payMonthly(user);
  expect(reply.json().pending_change).toMatchObject({ plan_type: 'starter', interval: 'month' });
});

test('what Stripe refuses for another reason is no matter of the extra', async () => {
  const { prices } = p.stripe.world;
  const sold = prices.get(PRICES.starter.year);
  const user = await anAccount(p);
  await p.subscribe(user, professional.year);
  prices.delete(starter.year);
  onTestFinished(() => {
    if (sold) prices.set(sold.id, sold);
  });
  const reply = await postBilling(p, user, 'change', { price_id: starter.year });
  expect([reply.statusCode, reply.json().detail]).toEqual([
    402,
    'Payment setup required. Please contact support.',
  ]);
  expect(subscriptionOf(p, user).schedule).toBeNull();
});
