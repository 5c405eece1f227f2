import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spendCredit } from '../../access/credits';
import { entriesOf } from '../../testing/entries-of';
import type { TestUser } from '../../testing/factories';
import {
  anAccount,
  orderCredits,
  planOf,
  stateOf,
  subscriptionOf,
} from '../../testing/stripe/billing-calls';
import { openDispute, refund, refundInvoice } from '../../testing/stripe/money-back';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';

let p: PaidApp;
const logged: string[] = [];
beforeAll(async () => {
  p = await paidApp({ onLog: (line) => logged.push(line) });
});
afterAll(() => p.close());

const DAY = 86_400_000;
const OF_TRIAL = 5;

/** An account that bought ten credits, with the checkout at Stripe. */
async function aBuyer() {
  const user = await anAccount(p);
  return { user, checkout: await buy(user) };
}

async function buy(user: TestUser) {
  const page = await orderCredits(p, user);
  await p.stripe.press(page, 'pay');
  await p.settle();
  const id = new URL(page).pathname.split('/').at(-1) ?? '';
  return p.stripe.world.get(p.stripe.world.checkouts, 'checkout.session', id);
}

const creditsOf = async (user: TestUser) => (await stateOf(p, user)).invitation_credits - OF_TRIAL;

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
  refund(p.stripe.world, checkout, checkout.amount_total);
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
  refund(p.stripe.world, checkout, checkout.amount_total / 2);
  await p.settle();
  expect(await creditsOf(user)).toBe(5);
});

test('a disputed payment takes its credits until the dispute is won', async () => {
  const { user, checkout } = await aBuyer();
  const dispute = openDispute(p.stripe.world, checkout, 'warning_needs_response');
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
  refund(p.stripe.world, checkout, checkout.amount_total);
  await p.settle();
  const left = async () => (await stateOf(p, user)).invitation_credits;
  expect(await left()).toBe(0);
  await buy(user);
  await p.reconcile();
  expect(await left()).toBe(6);
});

describe('a plan', () => {
  const warningsOf = ({ id }: TestUser) =>
    logged.filter((line) => line.includes('after its payment was refunded') && line.includes(id));

  async function aPayer() {
    const user = await anAccount(p);
    await p.subscribe(user, PRICES.starter.month);
    const subscription = subscriptionOf(p, user);
    const { world } = p.stripe;
    return {
      user,
      subscription,
      invoice: world.get(world.invoices, 'invoice', subscription.latest_invoice),
    };
  }

  test('goes on after its payment was given back, which the log says once, without the address', async () => {
    const { user, invoice } = await aPayer();
    refundInvoice(p.stripe.world, invoice, invoice.amount_paid);
    await p.settle();
    p.t.clock.advance(DAY + 1);
    await p.reconcile();
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', status: 'active' });
    expect(warningsOf(user)).toHaveLength(1);
    expect(warningsOf(user)[0]).not.toContain(user.email);
  });

  test('needs nobody if only a part was given back, or if its subscription is cancelled', async () => {
    const { world } = p.stripe;
    const [partly, ending, ended] = [await aPayer(), await aPayer(), await aPayer()];
    world.setCancelAtPeriodEnd(ending.subscription, true);
    world.end(ended.subscription, 'cancellation_requested');
    refundInvoice(world, partly.invoice, partly.invoice.amount_paid / 2);
    for (const { invoice } of [ending, ended]) refundInvoice(world, invoice, invoice.amount_paid);
    await p.settle();
    for (const { user } of [partly, ending, ended]) expect(warningsOf(user)).toEqual([]);
  });

  test('whose payment was given back in parts is told of with the last of them', async () => {
    const { user, invoice } = await aPayer();
    for (const _half of [1, 2]) {
      refundInvoice(p.stripe.world, invoice, invoice.amount_paid / 2);
      await p.settle();
    }
    expect(warningsOf(user)).toHaveLength(1);
  });
});
