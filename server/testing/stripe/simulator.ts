import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCall } from './api';
import { broken, crowded, reusedKey, StripeRefusal, unauthorized } from './errors';
import { type Form, readForm } from './form';
import type { Price, StripeEvent } from './objects';
import { answerPage } from './pages';
import { World } from './world';

const KEY = 'sk_test_candor_simulator';
export const WEBHOOK_SECRET = 'whsec_candor_simulator';

/** What the simulated account sells. */
export const PRICES = {
  starter: { month: 'price_starter_month', year: 'price_starter_year' },
  professional: { month: 'price_professional_month', year: 'price_professional_year' },
  credits: { 10: 'price_credits_10', 50: 'price_credits_50' },
} as const;

export type DeliveryWishes = {
  secret?: string;
  /** How many seconds ago the signature says it was made. */
  ageS?: number;
  /** Sends this in place of what was signed. */
  body?: string;
};

type Stored = { fingerprint: string; status: number; body: string };

/**
 * Stripe as far as the product and its users see it, over real HTTP: the API with its form-encoded requests, error bodies and
 * idempotency keys, the pages on which people pay, time, and signed events. Events wait until a test delivers them, once, twice,
 * in any order or never; with `deliverTo` they go out by themselves.
 */
export async function startStripe(options: { clock: { now(): Date }; port?: number }) {
  let target: string | null = null;
  const deliveries = new Set<Promise<unknown>>();
  const world = new World({
    clock: options.clock,
    tell: (event) => {
      if (target === null) return;
      const sent = deliver(event).finally(() => deliveries.delete(sent));
      deliveries.add(sent);
    },
  });
  for (const price of PRICE_LIST) world.prices.set(price.id, price);
  const answered = new Map<string, Stored>();
  const failures: { status: 429 | 500; at: RegExp }[] = [];
  const unheard: RegExp[] = [];
  const requests: { method: string; path: string; form: Form }[] = [];
  let down = false;

  async function deliver(event: StripeEvent, wishes: DeliveryWishes = {}): Promise<number> {
    if (target === null) throw new Error('Nobody listens for events.');
    const body = JSON.stringify(event);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signatureOf(body, world.now() - (wishes.ageS ?? 0), wishes.secret),
    };
    try {
      const reply = await fetch(target, { method: 'POST', headers, body: wishes.body ?? body });
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 0;
    }
  }

  const server = createServer((request, response) => {
    void handle(request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request);
    const { method = 'GET' } = request;
    const { pathname, search } = new URL(request.url ?? '/', world.origin);
    if (down) {
      request.socket.destroy();
      return;
    }
    if (!pathname.startsWith('/v1/')) return sendPage(response, method, pathname, text);
    const form = readForm(method === 'GET' ? search : text);
    requests.push({ method, path: pathname, form });
    const { status, body, replayed } = callOnce(request, pathname, form);
    const lost = method === 'POST' ? unheard.findIndex((at) => at.test(pathname)) : -1;
    if (lost !== -1) {
      unheard.splice(lost, 1);
      request.socket.destroy();
      return;
    }
    response.writeHead(status, {
      ...{ 'Content-Type': 'application/json', 'Request-Id': world.id('req') },
      ...{ 'Stripe-Version': request.headers['stripe-version'] ?? '' },
      ...(replayed && { 'Idempotent-Replayed': 'true' }),
      ...(status >= 500 && { 'Stripe-Should-Retry': 'true' }),
      // Nobody has to wait in a test.
      ...(status === 429 && { 'Retry-After': '0' }),
    });
    response.end(body);
  }

  /** Stripe keeps the first answer of a key, but not a refusal of what was sent. */
  function callOnce(request: IncomingMessage, path: string, form: Form) {
    const { method = 'GET' } = request;
    const key = request.headers['idempotency-key'];
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([path, form]))
      .digest('hex');
    const first = method === 'POST' && typeof key === 'string' ? answered.get(key) : undefined;
    if (first && first.fingerprint === fingerprint) return { ...first, replayed: true };
    const answer = attempt(() => {
      if (request.headers.authorization !== `Bearer ${KEY}`) throw unauthorized();
      const failing = failures.findIndex(({ at }) => at.test(path));
      const [failure] = failing === -1 ? [] : failures.splice(failing, 1);
      if (failure) throw failure.status === 429 ? crowded() : broken();
      if (first) throw reusedKey();
      return answerCall(world, method, path, form);
    });
    const isKept = answer.status === 200 || answer.status >= 500;
    if (method === 'POST' && typeof key === 'string' && isKept && !first) {
      // A failure that a test ordered happened before anything was done: the client may try again.
      if (answer.status === 200) answered.set(key, { fingerprint, ...answer });
    }
    return { ...answer, replayed: false };
  }

  function sendPage(response: ServerResponse, method: string, path: string, text: string): void {
    const pressed = method === 'POST' ? new URLSearchParams(text).get('do') : null;
    const answer = answerPage(world, path, pressed);
    if (!answer) response.writeHead(404).end('There is no such page.');
    else if ('redirect' in answer) response.writeHead(303, { Location: answer.redirect }).end();
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer.html);
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  world.origin = `http://127.0.0.1:${port}`;

  return {
    world,
    origin: world.origin,
    /** The settings of a product that uses it. */
    env: {
      ...{ STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
      ...{ STRIPE_API_BASE: world.origin },
      ...{ STRIPE_PRICE_STARTER_MONTHLY: PRICES.starter.month },
      ...{ STRIPE_PRICE_STARTER_YEARLY: PRICES.starter.year },
      ...{ STRIPE_PRICE_PROFESSIONAL_MONTHLY: PRICES.professional.month },
      ...{ STRIPE_PRICE_PROFESSIONAL_YEARLY: PRICES.professional.year },
      STRIPE_PRICE_INVITATION_CREDITS: `10=${PRICES.credits[10]},50=${PRICES.credits[50]}`,
    },
    /** Requests of the API so far, oldest first. */
    requests: requests as readonly { method: string; path: string; form: Form }[],
    /** Sends events to this address from now on, as they happen. */
    deliverTo: (address: string) => {
      target = address;
    },
    /** Where events would go; none leaves by itself. */
    holdFor: (address: string) => {
      target = null;
      return (event: StripeEvent, wishes?: DeliveryWishes) => {
        target = address;
        const sent = deliver(event, wishes);
        target = null;
        return sent;
      };
    },
    /** Waits for events that are under way. */
    delivered: async () => {
      await Promise.all(deliveries);
    },
    /** Presses a button of a page. Answers where it leads, or null when the page stays. */
    press: async (page: string, button: string): Promise<string | null> => {
      const body = new URLSearchParams({ do: button });
      const reply = await fetch(page, { method: 'POST', body, redirect: 'manual' });
      await reply.arrayBuffer();
      return reply.headers.get('location');
    },
    /** Makes the next calls of such a path fail. */
    failNext: (status: 429 | 500, at: RegExp, times = 1) => {
      for (let left = times; left > 0; left -= 1) failures.push({ status, at });
    },
    /** Has the next `POST` calls of such a path do what they ask, and nobody hear of it. */
    loseNext: (at: RegExp, times = 1) => {
      for (let left = times; left > 0; left -= 1) unheard.push(at);
    },
    /** Forgets ordered failures that have not come yet. */
    mend: () => {
      failures.length = 0;
      unheard.length = 0;
    },
    /** Hangs up on every call. */
    setDown: (isDown: boolean) => {
      down = isDown;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type SimulatedStripe = Awaited<ReturnType<typeof startStripe>>;

/** The header of an event: HMAC-SHA256 by the whole secret over stamp, dot and body. */
export function signatureOf(body: string, stamp: number, secret: string = WEBHOOK_SECRET): string {
  const signed = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex');
  return `t=${stamp},v1=${signed},v0=${'0'.repeat(64)}`;
}

function attempt(call: () => object): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(call()) };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: JSON.stringify(error.body) };
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const plan = (id: string, product: string, interval: 'month' | 'year', amount: number): Price => ({
  ...{ id, object: 'price', active: true, unit_amount: amount, currency: 'usd', product },
  ...{ type: 'recurring', livemode: false },
  recurring: { interval, interval_count: 1, usage_type: 'licensed' },
});

const pack = (id: string, amount: number): Price => ({
  ...{ id, object: 'price', active: true, unit_amount: amount, currency: 'usd' },
  ...{ product: 'prod_credits', type: 'one_time', recurring: null, livemode: false },
});

const PRICE_LIST: readonly Price[] = [
  plan(PRICES.starter.month, 'prod_starter', 'month', 4_900),
  plan(PRICES.starter.year, 'prod_starter', 'year', 49_000),
  plan(PRICES.professional.month, 'prod_professional', 'month', 14_900),
  plan(PRICES.professional.year, 'prod_professional', 'year', 149_000),
  pack(PRICES.credits[10], 1_900),
  pack(PRICES.credits[50], 7_900),
];
