import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHere } from '../serve-here';
import { Calls, SECRET_KEY } from './calls';
import { Deliveries, type DeliveryWishes, WEBHOOK_SECRET } from './deliver';
import { type Form, readForm } from './form';
import type { Price, StripeEvent } from './objects';
import { answerPage } from './pages';
import { World } from './world';

/** What the simulated account sells. */
export const PRICES = {
  starter: { month: 'price_starter_month', year: 'price_starter_year' },
  professional: { month: 'price_professional_month', year: 'price_professional_year' },
  credits: { 10: 'price_credits_10', 50: 'price_credits_50' },
} as const;

/**
 * Stripe as far as the product and its users see it, over real HTTP: the API with its form-encoded requests, error bodies and
 * idempotency keys, the pages on which people pay, time, and signed events. Events wait until a test delivers them, once, twice,
 * in any order or never; with `deliverTo` they go out by themselves.
 */
export async function startStripe(options: { clock: { now(): Date }; port?: number }) {
  const world: World = new World({
    clock: options.clock,
    tell: (event) => deliveries.tell(event),
  });
  const deliveries = new Deliveries(() => world.now());
  for (const price of PRICE_LIST) world.prices.set(price.id, price);
  const calls = new Calls(world);
  const unheard: RegExp[] = [];
  const requests: { method: string; path: string; form: Form }[] = [];
  let down = false;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(request);
    const { method = 'GET' } = request;
    const { pathname, search } = new URL(request.url ?? '/', world.origin);
    if (down) {
      request.socket.destroy();
      return;
    }
    if (!pathname.startsWith('/v1/')) return sendPage(world, response, { method, pathname, sent });
    const form = readForm(method === 'GET' ? search : sent);
    requests.push({ method, path: pathname, form });
    const { status, body, replayed } = calls.answer(request, pathname, form);
    const lost = method === 'POST' ? unheard.findIndex((at) => at.test(pathname)) : -1;
    if (lost !== -1) {
      unheard.splice(lost, 1);
      request.socket.destroy();
      return;
    }
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Request-Id': world.id('req'),
      'Stripe-Version': request.headers['stripe-version'] ?? '',
      ...(replayed && { 'Idempotent-Replayed': 'true' }),
      ...(status >= 500 && { 'Stripe-Should-Retry': 'true' }),
      // Nobody has to wait in a test.
      ...(status === 429 && { 'Retry-After': '0' }),
    });
    response.end(body);
  }

  const server = await serveHere(handle, options.port);
  world.origin = server.origin;

  return {
    world,
    origin: world.origin,
    /** The settings of a product that uses it. */
    env: envOf(world.origin),
    /** Requests of the API so far, oldest first. */
    requests: requests as readonly { method: string; path: string; form: Form }[],
    /** Sends events to this address from now on, as they happen. */
    deliverTo: (address: string) => deliveries.listen(address),
    /** Where events would go; none leaves by itself. */
    holdFor: (address: string) => {
      deliveries.listen(null);
      return (event: StripeEvent, wishes?: DeliveryWishes) =>
        deliveries.send(address, event, wishes);
    },
    /** Waits for events that are under way. */
    delivered: () => deliveries.settled(),
    press,
    /** Makes the next calls of such a path fail. */
    failNext: (status: 429 | 500, at: RegExp, times = 1) => calls.failNext(status, at, times),
    /** Has the next `POST` calls of such a path do what they ask, and nobody hear of it. */
    loseNext: (at: RegExp, times = 1) => {
      for (let left = times; left > 0; left -= 1) unheard.push(at);
    },
    /** Forgets ordered failures that have not come yet. */
    mend: () => {
      calls.mend();
      unheard.length = 0;
    },
    /** Hangs up on every call. */
    setDown: (isDown: boolean) => {
      down = isDown;
    },
    close: server.close,
  };
}
export type SimulatedStripe = Awaited<ReturnType<typeof startStripe>>;

/** Presses a button of a page. Answers where it leads, or null when the page stays. */
async function press(page: string, button: string): Promise<string | null> {
  const body = new URLSearchParams({ do: button });
  const reply = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  await reply.arrayBuffer();
  return reply.headers.get('location');
}

function sendPage(
  world: World,
  response: ServerResponse,
  { method, pathname, sent }: { method: string; pathname: string; sent: string },
): void {
  const pressed = method === 'POST' ? new URLSearchParams(sent).get('do') : null;
  const answer = answerPage(world, pathname, pressed);
  if (!answer) response.writeHead(404).end('There is no such page.');
  else if ('redirect' in answer) response.writeHead(303, { Location: answer.redirect }).end();
  else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer.html);
}

function envOf(origin: string) {
  return {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: origin,
    STRIPE_PRICE_STARTER_MONTHLY: PRICES.starter.month,
    STRIPE_PRICE_STARTER_YEARLY: PRICES.starter.year,
    STRIPE_PRICE_PROFESSIONAL_MONTHLY: PRICES.professional.month,
    STRIPE_PRICE_PROFESSIONAL_YEARLY: PRICES.professional.year,
    STRIPE_PRICE_INVITATION_CREDITS: `10=${PRICES.credits[10]},50=${PRICES.credits[50]}`,
  };
}

const plan = (id: string, product: string, interval: 'month' | 'year', amount: number): Price => ({
  ...priced(id, product, amount),
  type: 'recurring',
  recurring: { interval, interval_count: 1, usage_type: 'licensed' },
});

const pack = (id: string, amount: number): Price => ({
  ...priced(id, 'prod_credits', amount),
  type: 'one_time',
  recurring: null,
});

function priced(id: string, product: string, amount: number) {
  return {
    id,
    object: 'price' as const,
    active: true,
    unit_amount: amount,
    currency: 'usd',
    product,
    livemode: false as const,
  };
}

const PRICE_LIST: readonly Price[] = [
  plan(PRICES.starter.month, 'prod_starter', 'month', 4_900),
  plan(PRICES.starter.year, 'prod_starter', 'year', 49_000),
  plan(PRICES.professional.month, 'prod_professional', 'month', 14_900),
  plan(PRICES.professional.year, 'prod_professional', 'year', 149_000),
  pack(PRICES.credits[10], 1_900),
  pack(PRICES.credits[50], 7_900),
];
