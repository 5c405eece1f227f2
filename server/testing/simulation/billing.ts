import { randomUUID } from 'node:crypto';
import type { Random } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { between } from '../chaos/between';
import { signatureOf } from '../stripe/deliver';
import type { StripeEvent } from '../stripe/objects';
import { BACK } from '../stripe/paid-app';
import { PRICES, type SimulatedStripe } from '../stripe/simulator';
import type { Call } from './caller';
import { pick, pickAny } from './pick';

type World = SimulatedStripe['world'];

const EVENTS_URL = '/api/webhooks/payments';
const BUY = '/api/billing/checkout';
const BUY_CREDITS = '/api/billing/purchase-invitation-credits';

/** What somebody may do about their plan; `first`, as long as they have none. */
export function buying(random: Random, first: boolean): Pick<Call, 'url' | 'json' | 'key'> {
  const die = between(random, 1, first ? 5 : 8);
  const key = randomUUID();
  if (die <= 3) return { url: BUY, json: { price_id: PRICES.starter.month, ...BACK }, key };
  if (die <= 5) return { url: BUY_CREDITS, json: { quantity: 10, ...BACK }, key };
  return { url: `/api/billing/${pick(random, ['cancel', 'resume', 'refresh'])}` };
}

/** Somebody who has paid looks whether it has arrived, which reads everything at Stripe once more. */
export function lookingAgain(): Call {
  return { method: 'POST', url: '/api/billing/refresh', answer: null, faulty: false };
}

/** What happens at Stripe alone, in words: somebody pays on an open page, or their plan goes up, is cancelled or goes on. */
export function happenAtStripe(random: Random, { world }: SimulatedStripe): string {
  const page = pickAny(random, openPages(world));
  if (page) {
    world.pay(page);
    return `somebody pays for a ${page.mode}`;
  }
  const [subscription] = world.subscriptions.values();
  if (!subscription || subscription.schedule !== null) return 'nothing happens at Stripe';
  const die = between(random, 1, 3);
  if (die === 1) world.changeNow(subscription, PRICES.professional.month);
  else if (die === 2) world.cancelByPortal(subscription);
  else world.clearCancelAt(subscription);
  return `a plan ${['goes up', 'is cancelled', 'goes on'][die - 1]} at Stripe`;
}

/** The pages on which somebody may still pay. */
export const openPages = ({ checkouts }: World) =>
  [...checkouts.values()].filter(({ status }) => status === 'open');

/** The call by which Stripe tells of something. It signs anew each time that it calls. */
export function telling({ world }: SimulatedStripe, event: StripeEvent): Call {
  const body = JSON.stringify(event);
  const signed = () => ({ body, signature: signatureOf(body, world.now()) });
  return { method: 'POST', url: EVENTS_URL, event: event.id, signed, answer: null, faulty: false };
}

/** What Stripe has told nobody yet, or nobody has said that they heard it. */
export function untold({ world }: SimulatedStripe, calls: readonly Call[]): StripeEvent[] {
  const heard = new Set(
    calls.flatMap(({ event, answer }) => (event && answer?.status === 200 ? event : [])),
  );
  return world.events.filter(({ id }) => !heard.has(id));
}

/** What does not agree with what was bought at Stripe, once everything is told. */
export async function billingAdrift(
  db: Db,
  { world }: SimulatedStripe,
  userId: string,
): Promise<string[]> {
  const { rows } = await db.execute<{
    plan: string;
    status: string;
    customer: string | null;
    bought: number;
  }>(sql`
    select s.plan_type as plan, s.status, b.customer_id as customer,
      (select coalesce(sum(quantity), 0) from credit_purchases p where p.user_id = s.user_id)::int as bought
    from subscriptions s left join billing_accounts b on b.user_id = s.user_id where s.user_id = ${userId}`);
  const [found] = rows;
  if (!found || found.customer === null) return [];
  const plans = [...world.subscriptions.values()].filter((one) => one.customer === found.customer);
  const [paid] = plans;
  const told = `${found.plan} ${found.status}`;
  const expected = paid
    ? `${planOf(paid)} ${paid.cancel_at === null ? 'active' : 'cancelled'}`
    : 'trial trialing';
  const bought = [...world.checkouts.values()]
    .filter(({ mode, status }) => mode === 'payment' && status === 'complete')
    .reduce((sum, { metadata }) => sum + Number(metadata.quantity), 0);
  return [
    ...(plans.length > 1 ? [`${plans.length} plans are paid`] : []),
    ...(told === expected ? [] : [`the plan is ${told}, and at Stripe ${expected}`]),
    ...(found.bought === bought
      ? []
      : [`${bought} credits were paid, and ${found.bought} granted`]),
  ];
}

function planOf({ items }: { items: { data: readonly { price: { id: string } }[] } }): string {
  return items.data[0]?.price.id === PRICES.professional.month ? 'professional' : 'starter';
}

/**
 * Nobody looks any more at what earlier seeds bought. Nor are Stripe's calls of all seeds those of one minute: the clock is set back
 * for each of them, and every process that is replaced leaves a share of what is allowed unused.
 */
export async function forgetPurchases(db: Db, { world }: SimulatedStripe): Promise<void> {
  if (world.customers.size === 0) return;
  const { customers, checkouts, subscriptions, schedules, invoices, charges, portals } = world;
  for (const things of [
    customers,
    checkouts,
    subscriptions,
    schedules,
    invoices,
    charges,
    portals,
  ]) {
    things.clear();
  }
  world.events.length = 0;
  await db.execute(sql`
    with events as (delete from billing_events), calls as (delete from rate_limits) delete from billing_erasures`);
}
