import Stripe from 'stripe';
import type { Buyer, Payments } from '../../ports/payments';
import { ask } from './ask';
import { digest } from './digest';
import { CREDITS_KIND } from './read-customer';

/** The pages on which something is bought for the first time. */
export type Checkouts = Pick<Payments, 'sellPlan' | 'sellCredits' | 'closeCheckout'>;

/** Sells by pages that Stripe hosts. */
export function openCheckouts(stripe: Stripe): Checkouts {
  const sell = async (
    params: Stripe.Checkout.SessionCreateParams,
    options: Stripe.RequestOptions = {},
  ) => (await ask(() => stripe.checkout.sessions.create(params, options))).url;
  return {
    sellPlan: ({ priceId, ...sale }) =>
      sell({
        mode: 'subscription',
        ...buyerOf(sale),
        metadata: { kind: 'plan' },
        line_items: [{ price: priceId, quantity: 1 }],
        ...returning(sale),
      }),
    sellCredits: ({ onceKey, ...wanted }) => {
      const { priceId, quantity, ...sale } = wanted;
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        ...buyerOf(sale),
        line_items: [{ price: priceId, quantity: 1 }],
        ...returning(sale),
        metadata: { kind: CREDITS_KIND, quantity: String(quantity) },
        invoice_creation: { enabled: true },
      };
      if (onceKey === null) return sell(params);
      // Keys are chosen by callers: two accounts may have the same one, and one account another use for it.
      const idempotencyKey = `credits-${digest(JSON.stringify([onceKey, wanted]))}`;
      return sell(params, { idempotencyKey });
    },
    closeCheckout: async (checkoutId) => {
      try {
        await ask(() => stripe.checkout.sessions.expire(checkoutId));
      } catch (error) {
        // Paid or expired since it was listed: there is nothing to close.
        if (!isClosed(error)) throw error;
      }
    },
  };
}

function buyerOf({ userId, customerId }: Buyer) {
  return { customer: customerId, client_reference_id: userId };
}

function returning({ successUrl, cancelUrl }: { successUrl: string; cancelUrl: string }) {
  return { success_url: successUrl, cancel_url: cancelUrl };
}

function isClosed(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof Stripe.errors.StripeInvalidRequestError;
}
