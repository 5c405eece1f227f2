import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingEvents } from '../../db/schema';
import type { TestUser } from '../../testing/factories';
import { spend } from '../../testing/spend';
import { anAccount, quotaOf, stateOf } from '../../testing/stripe/billing-calls';
import { signatureOf, WEBHOOK_SECRET } from '../../testing/stripe/deliver';
import type { StripeEvent } from '../../testing/stripe/objects';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';

const DAY = 86_400_000;
const OLD_SECRET = 'whsec_about_to_be_replaced';
const { starter, professional } = PRICES;

let p: PaidApp;
beforeAll(async () => {
  p = await paidApp({ env: { STRIPE_WEBHOOK_SECRET: `${WEBHOOK_SECRET},${OLD_SECRET}` } });
});
afterAll(() => p.close());

const spending = async (user: TestUser, n: number) =>
  expect(await spend(p.t.db, user.id, n, p.t.clock.now())).toBe(true);
const kept = async () => (await p.t.db.select().from(billingEvents)).length;

/** An account that has paid at Stripe, with what Stripe has to tell about it. Nothing was told yet. */
async function aPayer(): Promise<{ user: TestUser; events: StripeEvent[] }> {
  const user = await anAccount(p);
  const page = await p.checkout(user, starter.month);
  const before = p.stripe.world.events.length;
  await p.stripe.press(page, 'pay');
  return { user, events: p.stripe.world.events.slice(before) };
}

describe('the signature of an event', () => {
  test.each([
    ['by another secret', { secret: 'whsec_somebody' }, 401],
    ['over another body', { body: '{"id":"evt_x","object":"event"}' }, 401],
    ['from six minutes ago', { ageS: 360 }, 401],
    ['from six minutes ahead', { ageS: -360 }, 401],
    ['from four minutes ago', { ageS: 240 }, 200],
    ['by the secret that is about to be replaced', { secret: OLD_SECRET }, 200],
  ])('%s', async (_words, wishes, status) => {
    const { user, events } = await aPayer();
    const before = await kept();
    const [event] = events;
    if (!event) throw new Error('no event');
    expect(await p.send(event, wishes)).toBe(status);
    expect((await kept()) - before).toBe(status === 200 ? 1 : 0);
    await p.readNews();
    expect((await stateOf(p, user)).plan_type).toBe(status === 200 ? 'starter' : 'trial');
  });

  test.each([
    ['no signature', {}],
    ['an old scheme alone', { 'stripe-signature': `t=1,v0=${'0'.repeat(64)}` }],
    ['nonsense', { 'stripe-signature': 'nonsense' }],
  ])('with %s', async (_words, headers) => {
    const reply = await p.t.as().post('/api/webhooks/payments', { id: 'evt_1' }, headers);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'authentication_required']);
    expect(reply.body).not.toMatch(/stripe|whsec|secret/i);
  });

  test('is checked over the bytes as they came', async () => {
    const body =
      '{ "id":"evt_spaced",  "object":"event","type":"invoice.paid","created":1, "data":{"object":{"customer":"cus_none"}} }';
    const stamp = p.stripe.world.now();
    for (const [sent, status] of [
      [body, 200],
      [JSON.stringify(JSON.parse(body)), 401],
    ] as const) {
      const reply = await p.t.app.inject({
        method: 'POST',
        url: '/api/billing/webhook',
        payload: sent,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signatureOf(body, stamp),
        },
      });
      expect(reply.statusCode).toBe(status);
    }
  });
});

describe('an event', () => {
  test('of an unknown kind, or about nobody of ours, is thanked for and ignored', async () => {
    const { user, events } = await aPayer();
    const [event] = events;
    if (!event) throw new Error('no event');
    const before = { kept: await kept(), state: await stateOf(p, user) };
    const asked = p.stripe.requests.length;
    const unknown = { ...template(), type: 'payout.paid', data: event.data };
    expect(unknown.data.object).toMatchObject({ customer: expect.stringMatching(/^cus_/) });
    expect(await p.send(unknown)).toBe(200);
    expect(await kept()).toBe(before.kept);
    const foreign = { ...template(), data: { object: { customer: 'cus_of_somebody_else' } } };
    expect(await p.send(foreign)).toBe(200);
    await p.readNews();
    expect(p.stripe.requests.length).toBe(asked);
    expect(await stateOf(p, user)).toEqual(before.state);
  });

  test('that arrives ten times at once is stored once and acted on once', async () => {
    const { user, events } = await aPayer();
    const before = await kept();
    const all = events.flatMap((event) => Array.from({ length: 10 }, () => event));
    const statuses = await Promise.all(all.map((event) => p.send(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const relevant = events.filter(({ type }) => type !== 'customer.created');
    expect((await kept()) - before).toBe(relevant.length);
    const reads = () => p.stripe.requests.filter(({ path }) => path === '/v1/subscriptions').length;
    const readBefore = reads();
    await p.readNews();
    expect(reads() - readBefore).toBe(1);
    await Promise.all(events.map((event) => p.send(event)));
    await p.readNews();
    expect(reads() - readBefore).toBe(1);
    expect((await stateOf(p, user)).plan_type).toBe('starter');
  });

  test('is not lost when Stripe cannot be read at that moment', async () => {
    const { user, events } = await aPayer();
    const [event] = events;
    if (event) await p.send(event);
    p.stripe.setDown(true);
    await expect(p.readNews()).rejects.toThrow('does not answer');
    p.stripe.setDown(false);
    expect((await stateOf(p, user)).plan_type).toBe('trial');
    await p.readNews();
    expect((await stateOf(p, user)).plan_type).toBe('starter');
  });

  test('that never comes is found by the hour, or by the day', async () => {
    const { user } = await aPayer();
    await p.reconcile();
    expect((await stateOf(p, user)).plan_type).toBe('starter');
    const { user: late } = await aPayer();
    p.t.clock.advance(DAY + 3_600_000);
    await p.reconcile();
    expect((await stateOf(p, late)).plan_type).toBe('starter');
  });

  test('that never comes about a plan that was read lately is found by the hour', async () => {
    const { user } = await aPayer();
    await p.settle();
    const [subscription] = [...p.stripe.world.subscriptions.values()].slice(-1);
    if (!subscription) throw new Error('no subscription');
    p.t.clock.advance(3_600_000);
    p.stripe.world.cancelByPortal(subscription);
    expect((await stateOf(p, user)).cancel_at).toBeNull();
    await p.reconcile();
    expect((await stateOf(p, user)).cancel_at).toEqual(expect.any(String));
  });

  test('that is late does not bring an ended plan back', async () => {
    const { user, events } = await aPayer();
    await p.settle();
    const [subscription] = [...p.stripe.world.subscriptions.values()].slice(-1);
    if (!subscription) throw new Error('no subscription');
    p.stripe.world.end(subscription, 'cancellation_requested');
    await p.settle();
    for (const event of events) await p.send({ ...event, id: `${event.id}_again` });
    await p.readNews();
    expect(await stateOf(p, user)).toMatchObject({ plan_type: 'trial', ended: 'cancelled' });
  });
});

describe('counts what was used before the news came', () => {
  /** Ten were used in the trial; a plan was bought in it, and nobody has heard of that. */
  async function unheard() {
    const user = await anAccount(p);
    await spending(user, 10);
    await p.stripe.press(await p.checkout(user, starter.month), 'pay');
    const [subscription] = [...p.stripe.world.subscriptions.values()].slice(-1);
    if (!subscription) throw new Error('no subscription');
    return { user, subscription };
  }

  test('counts on when a yearly rhythm began in a period that had not ended', async () => {
    const { user, subscription } = await unheard();
    p.t.clock.advance(10 * DAY);
    p.stripe.world.changeNow(subscription, professional.year);
    await p.settle();
    expect(await quotaOf(p, user)).toMatchObject({ candidates_used: 10, candidates_limit: 30_000 });
  });

  test('counts on when our own clock began a month that Stripe never had', async () => {
    const { user, subscription } = await unheard();
    await p.settle();
    p.t.clock.advance(10 * DAY);
    p.stripe.world.changeNow(subscription, professional.year);
    p.t.clock.advance(30 * DAY);
    await spending(user, 3);
    await p.settle();
    expect((await quotaOf(p, user)).candidates_used).toBe(13);
  });

  test('is over when the plan was renewed, though it ended before we heard of it', async () => {
    const { user, subscription } = await unheard();
    p.t.clock.advance(40 * DAY);
    p.stripe.world.catchUp();
    p.stripe.world.end(subscription, 'cancellation_requested');
    await p.settle();
    expect(await quotaOf(p, user)).toMatchObject({ candidates_used: 0, trial_expired: true });
  });
});

function template(): StripeEvent {
  return {
    id: p.stripe.world.id('evt'),
    object: 'event',
    api_version: '2026-07-29.dahlia',
    created: p.stripe.world.now(),
    livemode: false,
    pending_webhooks: 1,
    type: 'invoice.paid',
    request: { id: null, idempotency_key: null },
    data: { object: {} },
  };
}
