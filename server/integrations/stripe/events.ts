import Stripe from 'stripe';
import { type PaymentEvent, SignatureRefused } from '../../ports/payments';
import { ask, isMissing } from './ask';

/** Seconds that a signature may be old: longer invites replays, shorter refuses slow senders. */
const TOLERANCE_S = 300;

/** Some or all of a payment went back to whoever made it. */
export const REFUNDED = 'charge.refunded';

/** A payment that takes days, such as a debit, finally failed. */
const FAILED_LATER = 'checkout.session.async_payment_failed';

/** The events that say something about a customer. */
const KINDS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  FAILED_LATER,
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  REFUNDED,
]);

/**
 * Reads a signed event. Any of the secrets may have signed it: while one is replaced, both are good.
 *
 * @throws SignatureRefused.
 */
export function readEvent(
  stripe: Stripe,
  secrets: readonly string[],
  { body, signature, now }: { body: string; signature: string; now: Date },
): PaymentEvent | null {
  for (const secret of secrets) {
    try {
      const event = stripe.webhooks.constructEvent(
        ...([body, signature, secret, TOLERANCE_S, undefined, now.getTime()] as const),
      );
      // The client refuses old stamps alone; one from the future could be kept and used later.
      if (isFromFuture(signature, now)) throw new SignatureRefused();
      return eventOf(event);
    } catch (error) {
      if (error instanceof SignatureRefused) throw error;
      const known = error instanceof Stripe.errors.StripeSignatureVerificationError;
      // Signed, but not an event: whoever has the secret sent something else.
      if (!known) throw new SignatureRefused({ cause: error });
    }
  }
  throw new SignatureRefused();
}

function isFromFuture(signature: string, now: Date): boolean {
  const stamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return stamp - now.getTime() / 1000 > TOLERANCE_S;
}

/** Completed checkouts alone. */
export const CHECKOUTS: ReadonlySet<string> = new Set(['checkout.session.completed']);

/** Events since a moment, the oldest first. The provider keeps 30 days of them. */
export async function eventsSince(
  stripe: Stripe,
  moment: Date,
  kinds: ReadonlySet<string> = KINDS,
): Promise<PaymentEvent[]> {
  const listed = await ask(() =>
    stripe.events
      .list({
        types: [...kinds],
        limit: 100,
        created: { gte: Math.floor(moment.getTime() / 1000) },
      })
      .autoPagingToArray({ limit: 10_000 }),
  );
  return listed.flatMap((event) => eventOf(event) ?? []).reverse();
}

/**
 * The checkout whose payment failed later, according to an event; null for every other event, and for one that is no
 * longer stored.
 */
export async function failedCheckoutOf(
  stripe: Stripe,
  { id, type }: Pick<PaymentEvent, 'id' | 'type'>,
): Promise<string | null> {
  if (type !== FAILED_LATER) return null;
  const event = await storedEvent(stripe, id);
  return event && checkoutOf(event);
}

/** An event as the provider stores it; null for one that it stores no longer. */
export async function storedEvent(stripe: Stripe, id: string): Promise<Stripe.Event | null> {
  try {
    return await ask(() => stripe.events.retrieve(id));
  } catch (error) {
    if (!isMissing(error)) throw error;
    return null;
  }
}

/** The checkouts whose payment failed later, of those that were opened since a moment, in seconds. */
export async function failedCheckoutsSince(
  stripe: Stripe,
  opened: number,
): Promise<ReadonlySet<string>> {
  const wanted = { types: [FAILED_LATER], limit: 100, created: { gte: opened } };
  const failed = await ask(() => stripe.events.list(wanted).autoPagingToArray({ limit: 10_000 }));
  return new Set(failed.flatMap((event) => checkoutOf(event) ?? []));
}

function checkoutOf({ data }: Stripe.Event): string | null {
  const id = new Map<string, unknown>(Object.entries(data.object)).get('id');
  return typeof id === 'string' ? id : null;
}

/** Only what identifies the customer to read: the rest of an event may be older than what was read. */
function eventOf({ id, type, created, data }: Stripe.Event): PaymentEvent | null {
  if (!KINDS.has(type)) return null;
  const named = new Map<string, unknown>(Object.entries(data?.object ?? {}));
  const customer = named.get('customer');
  const customerId = typeof customer === 'string' ? customer : Object(customer).id;
  return {
    id,
    type,
    at: new Date(created * 1000),
    customerId: typeof customerId === 'string' ? customerId : null,
  };
}
