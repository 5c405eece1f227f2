import { afterAll, beforeAll, expect, test } from 'vitest';
import { spendCredit } from '../../access/credits';
import { entriesOf } from '../../testing/entries-of';
import { aUser, type TestUser } from '../../testing/factories';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';

let p: PaidApp;
beforeAll(async () => {
  p = await paidApp();
});
afterAll(() => p.close());

const DAY = 86_400_000;
const BACK = { success_url: '/billing?success=true', cancel_url: '/billing?cancelled=true' };
const OF_TRIAL = 5;

/** An account that bought ten credits, with the checkout at Stripe. */
async function aBuyer() {
  const user = await aUser(p.t.db, { now: p.t.clock.now() });
  return { user, checkout: await buy(user) };
}

async function buy(user: TestUser) {
  const reply = await p.t
    .as(user)
    .post('/api/billing/purchase-invitation-credits', { quantity: 10, ...BACK });
  await p.stripe.press(reply.json().checkout_url, 'pay');
  await p.settle();
  const id = new URL(reply.json().checkout_url).pathname.split('/').at(-1) ?? '';
  return p.stripe.world.get(p.stripe.world.checkouts, 'checkout.session', id);
}

const creditsOf = async (user: TestUser) =>
  (await p.t.as(user).get('/api/billing/state')).json().invitation_credits - OF_TRIAL;

/** Uses credits up: those of the plan first. */
async function use(user: TestUser, bought: number) {
  for (let used = 0; used < OF_TRIAL + bought; used += 1) {
    await p.t.db.transaction((tx) => spendCredit(tx, user.id, p.t.clock.now()));
  }
}

const actionsOf = async ({ id }: TestUser) => {
  const rows = await entriesOf(p.t.db, id);
  return rows
    .filter(({ action }) => action.startsWith('credits.'))
    .map(({ action, details }) => [action, details]);
};

test('credits whose payment is given back go, once, and the log says so', async () => {
  const { user, checkout } = await aBuyer();
  expect(await creditsOf(user)).toBe(10);
  p.stripe.world.refund(checkout, checkout.amount_total);
  await p.settle();
  await p.reconcile();
  expect(await creditsOf(user)).toBe(0);
  expect(await actionsOf(user)).toEqual([
    ['credits.bought', { quantity: 10 }],
    ['credits.taken_back', { quantity: 10 }],
  ]);
});

test('a part of the money takes a part of the credits', async () => {
  const { user, checkout } = await aBuyer();
  p.stripe.world.refund(checkout, checkout.amount_total / 2);
  await p.settle();
  expect(await creditsOf(user)).toBe(5);
});

test('a disputed payment takes its credits until the dispute is won', async () => {
  const { user, checkout } = await aBuyer();
  const dispute = p.stripe.world.dispute(checkout, 'warning_needs_response');
  const later = async () => {
    p.t.clock.advance(DAY + 1);
    await p.reconcile();
  };
  await later();
  expect(await creditsOf(user)).toBe(10);
  dispute.status = 'needs_response';
  await later();
  expect(await creditsOf(user)).toBe(0);
  dispute.status = 'won';
  await later();
  expect(await creditsOf(user)).toBe(10);
});

test('what was used of returned credits is taken from the next ones, and never more than there are', async () => {
  const { user, checkout } = await aBuyer();
  await use(user, 4);
  p.stripe.world.refund(checkout, checkout.amount_total);
  await p.settle();
  const left = async () => (await p.t.as(user).get('/api/billing/state')).json().invitation_credits;
  expect(await left()).toBe(0);
  await buy(user);
  await p.reconcile();
  expect(await left()).toBe(6);
});
