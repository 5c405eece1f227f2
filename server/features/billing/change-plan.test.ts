import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree } from '../../access/contract';
import { entriesOf } from '../../testing/entries-of';
import type { TestUser } from '../../testing/factories';
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

let p: PaidApp;
beforeAll(async () => {
  p = await paidApp();
});
afterAll(() => p.close());

const DAY = 86_400_000;
const { starter, professional } = PRICES;

describe('a change of plan', () => {
  test('to a higher one takes effect at once, prorated, and keeps what was used', async () => {
    const user = await anAccount(p, { used: 60 });
    await p.subscribe(user, starter.month);
    p.t.clock.advance(10 * DAY);
    const page = await p.checkout(user, professional.month);
    expect(page).toContain('/p/session/');
    expect(await p.stripe.press(page, 'back')).toBe('http://localhost:3000/billing?cancelled=true');
    await p.settle();
    expect((await planOf(p, user)).plan).toBe('starter');
    expect(await p.stripe.press(page, 'confirm')).toBe(
      'http://localhost:3000/billing?success=true&session_id=confirmed',
    );
    await p.settle();
    expect(await planOf(p, user)).toMatchObject({ plan: 'professional', limit: 2500, used: 60 });
    expect(subscriptionsOf(p, user)).toHaveLength(1);
    const { invoices } = (await p.t.as(user).get('/api/billing/invoices')).json();
    expect(invoices[0].amount).toBe(Math.round((14_900 * 21) / 31) - Math.round((4900 * 21) / 31));
  });

  test('to a lower one waits for the end of the period', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, professional.month);
    const end = (await stateOf(p, user)).current_period_end;
    const refused = await postBilling(p, user, 'checkout', { price_id: starter.year, ...BACK });
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'lower_plan']);

    const planned = await postBilling(p, user, 'change', { price_id: starter.year });
    expect(planned.json()).toMatchObject({
      plan_type: 'professional',
      pending_change: { plan_type: 'starter', interval: 'year', at: end },
    });
    p.t.clock.set(new Date(Date.parse(end) - 1000));
    await p.reconcile();
    expect((await planOf(p, user)).plan).toBe('professional');
    p.t.clock.set(new Date(Date.parse(end) + 1000));
    await p.reconcile();
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', limit: 6000, used: 0 });
    expect((await stateOf(p, user)).pending_change).toBeNull();
  });

  test('that is pending can be undone, and blocks another one until then', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, professional.month);
    await postBilling(p, user, 'change', { price_id: starter.month });
    for (const call of ['checkout', 'change']) {
      const reply = await postBilling(p, user, call, { price_id: professional.year, ...BACK });
      expect([reply.statusCode, reply.json().reason]).toEqual([409, 'change_pending']);
    }
    expect((await postBilling(p, user, 'resume')).json()).toMatchObject({ pending_change: null });
    expect((await postBilling(p, user, 'change', { price_id: starter.month })).statusCode).toBe(
      200,
    );
  });

  test('to the same plan, or to a higher one without its page, is refused', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    const same = await postBilling(p, user, 'checkout', { price_id: starter.month, ...BACK });
    expect([same.statusCode, same.json().reason]).toEqual([409, 'same_plan']);
    const higher = await postBilling(p, user, 'change', { price_id: professional.month });
    expect([higher.statusCode, higher.json().reason]).toEqual([409, 'higher_plan']);
  });
});

describe('ending a plan', () => {
  test('lets it run to the end of the period; then nothing new may be done, and all stays', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    const cancelled = (await postBilling(p, user, 'cancel')).json();
    expect(cancelled).toMatchObject({
      plan_type: 'starter',
      status: 'cancelled',
      cancel_at: cancelled.current_period_end,
    });
    p.t.clock.set(new Date(Date.parse(cancelled.cancel_at)));
    // Not one event came: the clock alone says so.
    expect(await planOf(p, user)).toMatchObject({ plan: 'trial', status: 'expired' });
    expect(await stateOf(p, user)).toMatchObject({ ended: 'cancelled', plan_type: 'trial' });
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
    expect(await planOf(p, user)).toMatchObject({ plan: 'trial', status: 'expired' });
    expect(await stateOf(p, user)).toMatchObject({ ended: 'cancelled', managed_by: 'trial' });

    await p.subscribe(user, starter.month);
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter', status: 'active', used: 0 });
    expect((await stateOf(p, user)).ended).toBeNull();
  });

  test('can be undone, whichever way it was requested', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    for (const cancel of [
      () => postBilling(p, user, 'cancel'),
      async () => p.stripe.world.cancelByPortal(subscriptionOf(p, user)),
    ]) {
      await cancel();
      await p.settle();
      expect((await planOf(p, user)).status).toBe('cancelled');
      expect((await postBilling(p, user, 'resume')).json()).toMatchObject({
        status: 'active',
        cancel_at: null,
      });
    }
  });

  test('that nobody pays for is refused', async () => {
    const user = await anAccount(p);
    for (const call of ['cancel', 'resume']) {
      const reply = await postBilling(p, user, call);
      expect([reply.statusCode, reply.json().reason]).toEqual([409, 'no_subscription']);
    }
  });
});

describe('the portal', () => {
  test('opens for who began to pay, and brings back to this site alone', async () => {
    const user = await anAccount(p);
    const early = await postBilling(p, user, 'portal');
    expect([early.statusCode, early.json().reason]).toEqual([409, 'no_customer']);
    await p.subscribe(user, starter.month);
    const { portal_url } = (await postBilling(p, user, 'portal')).json();
    expect(await p.stripe.press(portal_url, 'back')).toBe('http://localhost:3000/billing');
    const abroad = await postBilling(p, user, 'portal', { return_url: 'https://evil.example' });
    expect(abroad.statusCode).toBe(400);
  });

  test('of a customer who was deleted at Stripe has nothing to manage, which is no fault of our set-up', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    const { customers } = p.stripe.world;
    const customer = customers.get(subscriptionOf(p, user).customer);
    if (!customer) throw new Error('no customer');
    p.stripe.world.eraseCustomer(customer);
    const reply = await postBilling(p, user, 'portal');
    expect([reply.statusCode, reply.json().reason]).toEqual([409, 'no_customer']);
  });

  test('is configured once and lets nobody change the plan past our rules', async () => {
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    await postBilling(p, user, 'portal');
    await postBilling(p, user, 'portal');
    const { configurations } = p.stripe.world;
    const plain = [...configurations.values()].filter(({ features }) =>
      JSON.stringify(features).includes('"subscription_update":{"enabled":"false"}'),
    );
    expect(plain).toHaveLength(1);
    expect(JSON.stringify(plain[0]?.features)).toContain('"email"');
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
    const user = await anAccount(p);
    await p.subscribe(user, starter.month);
    await contract(user, { plan: 'enterprise', candidates: 9000 });
    p.t.clock.advance(5000);
    p.stripe.world.end(subscriptionOf(p, user), 'cancellation_requested');
    await p.settle();
    expect(await planOf(p, user)).toMatchObject({ plan: 'enterprise', limit: 9000 });
    expect(await stateOf(p, user)).toMatchObject({ managed_by: 'contract' });
  });

  test('takes precedence until the owner buys another plan', async () => {
    const user = await anAccount(p);
    await contract(user, { plan: 'professional' });
    expect(await stateOf(p, user)).toMatchObject({ managed_by: 'contract' });
    p.t.clock.advance(5000);
    await p.subscribe(user, starter.month);
    expect(await planOf(p, user)).toMatchObject({ plan: 'starter' });
  });
});

test('what was paid and changed is in the audit log, without money or addresses', async () => {
  const user = await anAccount(p);
  await p.subscribe(user, starter.month);
  await postBilling(p, user, 'cancel');
  const entries = await entriesOf(p.t.db, user.id);
  expect(entries.map(({ action, actorKind }) => [action, actorKind])).toEqual(
    expect.arrayContaining([
      ['plan.changed', 'system'],
      ['plan.cancelled', 'user'],
    ]),
  );
});
