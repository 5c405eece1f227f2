import type { Deps } from '../../deps';
import { eraseCustomers, readNews, reconcile } from '../../features/billing/chores';
import { tellAddresses } from '../../features/billing/tell-addresses';
import { testClock } from '../clock';
import type { TestUser } from '../factories';
import { type TestApp, type TestAppOptions, testApp } from '../test-app';
import type { DeliveryWishes } from './deliver';
import type { StripeEvent } from './objects';
import { type SimulatedStripe, startStripe } from './simulator';

const SUCCESS = '/billing?success=true&session_id={CHECKOUT_SESSION_ID}';
/** Where the pages of Stripe lead back to. */
export const BACK = { success_url: SUCCESS, cancel_url: '/billing?cancelled=true' };

/** The product with a simulated Stripe beside it, each reachable by the other over HTTP. */
export type PaidApp = {
  t: TestApp;
  stripe: SimulatedStripe;
  /** Where the product listens. */
  origin: string;
  /** Sends one event of Stripe's to the product; answers the status. */
  send(event: StripeEvent, wishes?: DeliveryWishes): Promise<number>;
  /** Sends events that have not been sent yet, and has the product act on them. */
  settle(): Promise<void>;
  /** What the worker does because of events. */
  readNews(): Promise<void>;
  /** What the worker does by the hour. */
  reconcile(): Promise<void>;
  /** What the worker does for accounts that have a new address. */
  tellAddresses(): Promise<void>;
  /** What the worker does for accounts that are gone. */
  eraseCustomers(): Promise<void>;
  /** Opens a checkout and answers the address of its page. */
  checkout(user: TestUser, priceId: string): Promise<string>;
  /** Buys a plan and has it take effect. */
  subscribe(user: TestUser, priceId: string): Promise<void>;
  close(): Promise<void>;
};

/** Starts the product with a Stripe of its own, on one clock, whose events reach it when they are delivered. */
export async function paidApp(options: TestAppOptions = {}): Promise<PaidApp> {
  const clock = testClock(options.now);
  const stripe = await startStripe({ clock });
  const t = await testApp({ ...options, clock, env: { ...stripe.env, ...options.env } });
  const origin = await t.app.listen({ host: '127.0.0.1', port: 0 });
  const send = stripe.holdFor(`${origin}/api/webhooks/payments`);
  const sent = new Set<string>();
  const paying = () => {
    const { payments } = t.deps;
    if (!payments) throw new Error('No payments are configured.');
    return { ...t.deps, payments } satisfies Deps;
  };

  const settle = async () => {
    for (const event of stripe.world.events.filter(({ id }) => !sent.has(id))) {
      sent.add(event.id);
      await send(event);
    }
    await readNews(paying());
  };
  const checkout = async (user: TestUser, priceId: string) => {
    const reply = await t.as(user).post('/api/billing/checkout', { price_id: priceId, ...BACK });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return String(reply.json().checkout_url);
  };
  return {
    t,
    stripe,
    origin,
    send,
    settle,
    checkout,
    readNews: () => readNews(paying()),
    reconcile: () => reconcile(paying()),
    tellAddresses: () => tellAddresses(paying()),
    eraseCustomers: () => eraseCustomers(paying()),
    subscribe: async (user, priceId) => {
      await stripe.press(await checkout(user, priceId), 'pay');
      await settle();
    },
    close: async () => {
      await t.close();
      await stripe.close();
    },
  };
}
