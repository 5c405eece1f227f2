import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_VERSION } from '../../integrations/stripe/payments';
import { testClock } from '../clock';
import { signatureOf, WEBHOOK_SECRET } from './deliver';
import { readForm } from './form';
import { PRICES, type SimulatedStripe, startStripe } from './simulator';

/** The simulator as Stripe's own client meets it: what it says of itself has to hold, or our tests would prove nothing. */
let simulator: SimulatedStripe;
let stripe: Stripe;
const clock = testClock(new Date('2026-01-31T10:00:00.000Z'));
beforeAll(async () => {
  simulator = await startStripe({ clock });
  stripe = clientWith(simulator.env.STRIPE_SECRET_KEY);
});
afterAll(() => simulator.close());

function clientWith(key: string): Stripe {
  const { hostname, port } = new URL(simulator.origin);
  const place = { host: hostname, port, protocol: 'http' } as const;
  return new Stripe(key, { apiVersion: API_VERSION, maxNetworkRetries: 0, ...place });
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

test('bodies are forms with brackets', () => {
  const text =
    'line_items[0][price]=p&line_items[0][quantity]=2&metadata[a]=b&expand[]=x&expand[]=y';
  expect(readForm(text)).toEqual({
    line_items: [{ price: 'p', quantity: '2' }],
    metadata: { a: 'b' },
    expand: ['x', 'y'],
  });
});

describe('an Idempotency-Key', () => {
  const make = (key: string, email: string) =>
    stripe.customers.create({ email }, { idempotencyKey: key });

  test('gives the first answer again, and says so', async () => {
    const first = await make('one', 'a@example.com');
    const again = await make('one', 'a@example.com');
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  test('with other parameters is refused', async () => {
    const error = await refusal(make('one', 'b@example.com'));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  test('of a call that failed is free', async () => {
    simulator.failNext(429, /customers/);
    expect(await refusal(make('two', 'c@example.com'))).toBeInstanceOf(
      Stripe.errors.StripeRateLimitError,
    );
    expect((await make('two', 'c@example.com')).email).toBe('c@example.com');
  });
});

describe('refusals have the classes of the client', () => {
  test.each([
    [
      'an unknown key',
      () => clientWith('sk_test_other').prices.retrieve('x'),
      'StripeAuthenticationError',
    ],
    ['an unknown thing', () => stripe.prices.retrieve('price_none'), 'StripeInvalidRequestError'],
    [
      'a failure',
      () => {
        simulator.failNext(500, /prices/);
        return stripe.prices.retrieve('x');
      },
      'StripeAPIError',
    ],
    [
      'a parameter that is missing',
      () => stripe.rawRequest('POST', '/v1/checkout/sessions', { mode: 'payment' }),
      'StripeInvalidRequestError',
    ],
    [
      'a parameter that nobody knows',
      () => stripe.rawRequest('POST', '/v1/customers', { colour: 'red' }),
      'StripeInvalidRequestError',
    ],
    [
      'a call that nobody knows',
      () => stripe.rawRequest('GET', '/v1/moons'),
      'StripeInvalidRequestError',
    ],
  ])('%s', async (_words, call, type) => {
    expect(await refusal(call())).toMatchObject({ type });
  });
});

test('a subscription renews on the last day of short months and comes back to the 31st', async () => {
  const customer = await stripe.customers.create({ email: 'm@example.com' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    success_url: 'https://x.example/',
    line_items: [{ price: PRICES.starter.month, quantity: 1 }],
  });
  await simulator.press(session.url ?? '', 'pay');
  const ends: string[] = [];
  for (let month = 0; month < 3; month += 1) {
    const { data } = await stripe.subscriptions.list({ customer: customer.id });
    const end = new Date((data[0]?.items.data[0]?.current_period_end ?? 0) * 1000);
    ends.push(end.toISOString().slice(0, 10));
    clock.set(end);
  }
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  const invoices = await stripe.invoices.list({ customer: customer.id, limit: 2 });
  expect([invoices.data.length, invoices.has_more]).toEqual([2, true]);
  const all = await stripe.invoices
    .list({ customer: customer.id, limit: 2 })
    .autoPagingToArray({ limit: 100 });
  expect(all.map(({ billing_reason }) => billing_reason)).toEqual([
    'subscription_cycle',
    'subscription_cycle',
    'subscription_cycle',
    'subscription_create',
  ]);
});

test.each(['paid', 'refused'] as const)(
  'an order by debit is complete and unpaid, until it is %s',
  async (outcome) => {
    const customer = await stripe.customers.create({ email: 'd@example.com' });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      success_url: 'https://x.example/',
      line_items: [{ price: PRICES.credits[10], quantity: 1 }],
    });
    await simulator.press(session.url ?? '', 'debit');
    const read = async () =>
      (await stripe.checkout.sessions.list({ customer: customer.id })).data[0];
    expect(await read()).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    const kept = simulator.world.checkouts.get(session.id);
    if (!kept) throw new Error('no checkout');
    simulator.world.settleLater(kept, outcome);
    expect((await read())?.payment_status).toBe(outcome === 'paid' ? 'paid' : 'unpaid');
    const told = simulator.world.events.at(-1);
    const type = outcome === 'paid' ? 'succeeded' : 'failed';
    const event = await stripe.events.retrieve(told?.id ?? '');
    expect(event.type).toBe(`checkout.session.async_payment_${type}`);
  },
);

test('an event is signed as the client checks it', () => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event' });
  const header = signatureOf(body, simulator.world.now());
  const at = clock.now().getTime();
  const read = (sent: string) =>
    stripe.webhooks.constructEvent(
      ...([sent, header, WEBHOOK_SECRET, 300, undefined, at] as const),
    );
  expect(read(body).id).toBe('evt_1');
  expect(() => read(`${body} `)).toThrow('signature');
});
