import type Stripe from 'stripe';
import type { PaymentEvent } from '../../ports/payments';
import { ask } from './ask';
import { REFUNDED, storedEvent } from './events';
import { subscriptionIdOf } from './read-customer';

/**
 * The subscription of whose payment an event says that all of it went back; null for every other event. A charge names
 * no invoice: what was paid by it has to be asked for.
 */
export async function refundedSubscriptionOf(
  stripe: Stripe,
  { id, type }: Pick<PaymentEvent, 'id' | 'type'>,
): Promise<string | null> {
  if (type !== REFUNDED) return null;
  const event = await storedEvent(stripe, id);
  if (event?.type !== REFUNDED) return null;
  const { refunded, payment_intent: intent } = event.data.object;
  if (!refunded || intent === null) return null;
  const payment = {
    type: 'payment_intent',
    payment_intent: typeof intent === 'string' ? intent : intent.id,
  };
  const { data } = await ask(() =>
    stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] }),
  );
  const invoice = data[0]?.invoice;
  const isKept = invoice !== undefined && typeof invoice !== 'string' && !invoice.deleted;
  return isKept ? subscriptionIdOf(invoice) : null;
}
