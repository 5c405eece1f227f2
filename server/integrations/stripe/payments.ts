import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { Buyer, Payments } from '../../ports/payments';
import type { PaymentSettings } from '../../settings/payments';
import { ACCOUNT, accountOf } from './account-of';
import { ask, isMissing } from './ask';
import { cancelAtPeriodEnd, changeAtPeriodEnd, resume } from './change';
import { changeAddress } from './change-address';
import { CHECKOUTS, eventsSince, failedCheckoutOf, readEvent } from './events';
import { openPayments } from './open-payments';
import { openPortalPages } from './portal';
import { readPrices } from './prices';
import { CREDITS_KIND, readCustomer } from './read-customer';

/** Everything below is written for the shapes of this version; the endpoint for events has to be set to it, too. */
export const API_VERSION = '2026-07-29.dahlia';

const TIMEOUT_MS = 10_000;
const RETRIES = 1;

/** Payments with Stripe. */
export function openStripe(settings: PaymentSettings, { log }: { log: Logger }): Payments {
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Candor' },
    ...placeOf(settings.apiBase),
  });
  const pages = openPortalPages(stripe);
  const sell = async (
    params: Stripe.Checkout.SessionCreateParams,
    options: Stripe.RequestOptions = {},
  ) => (await ask(() => stripe.checkout.sessions.create(params, options))).url;
  const closeCheckout = async (checkoutId: string) => {
    try {
      await ask(() => stripe.checkout.sessions.expire(checkoutId));
    } catch (error) {
      // Paid or expired since it was listed: there is nothing to close.
      if (!isClosed(error)) throw error;
    }
  };

  return {
    prices: () => readPrices(stripe, settings, log),
    createCustomer: async ({ userId, email, instead }) => {
      const params = { email, metadata: { [ACCOUNT]: userId } };
      const idempotencyKey = `customer-${userId}-${digest(`${email} ${instead}`)}`;
      return (await ask(() => stripe.customers.create(params, { idempotencyKey }))).id;
    },
    changeAddress: (customerId, change) => changeAddress(stripe, customerId, change),
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
    closeCheckout,
    openPortal: async (customer, return_url) => {
      const configuration = await pages.manage();
      const page = { customer, return_url, configuration };
      return (await ask(() => stripe.billingPortal.sessions.create(page))).url;
    },
    openUpgrade: async ({ customerId, subscriptionId, priceId, successUrl, cancelUrl }) => {
      const configuration = await pages.upgrade(settings.plans.map((plan) => plan.priceId));
      const { items } = await ask(() => stripe.subscriptions.retrieve(subscriptionId));
      const changed = items.data.map(({ id }) => ({ id, price: priceId, quantity: 1 }));
      const session = await ask(() =>
        stripe.billingPortal.sessions.create({
          // Whoever leaves the page without confirming has paid for nothing.
          customer: customerId,
          return_url: cancelUrl,
          configuration,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: { subscription: subscriptionId, items: changed },
            after_completion: { type: 'redirect', redirect: { return_url: filled(successUrl) } },
          },
        }),
      );
      return session.url;
    },
    changeAtPeriodEnd: (id, to) => changeAtPeriodEnd(stripe, id, to),
    cancelAtPeriodEnd: (id) => cancelAtPeriodEnd(stripe, id),
    resume: (id) => resume(stripe, id),
    readCustomer: (customerId) => readCustomer(stripe, customerId),
    openPayments: (customerId, now) => openPayments(stripe, customerId, now),
    eventsSince: (moment) => eventsSince(stripe, moment),
    checkoutsSince: (moment) => eventsSince(stripe, moment, CHECKOUTS),
    failedCheckoutOf: (event) => failedCheckoutOf(stripe, event),
    accountOf: (customerId) => accountOf(stripe, customerId),
    eraseCustomer: async (customerId) => {
      const open = { customer: customerId, status: 'open', limit: 100 } as const;
      try {
        // A page that is still open would take money for nobody.
        const { data } = await ask(() => stripe.checkout.sessions.list(open));
        for (const { id } of data) await closeCheckout(id);
        await ask(() => stripe.customers.del(customerId));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
    readEvent: (body, signature, now) =>
      readEvent(stripe, settings.webhookSecrets, { body, signature, now }),
  };
}

/** A checkout puts its own number into the address; the portal, which has none, leaves the place as it is. */
function filled(successUrl: string): string {
  return successUrl.replace('{CHECKOUT_SESSION_ID}', 'confirmed');
}

function buyerOf({ userId, customerId }: Buyer) {
  return { customer: customerId, client_reference_id: userId };
}

function returning({ successUrl, cancelUrl }: { successUrl: string; cancelUrl: string }) {
  return { success_url: successUrl, cancel_url: cancelUrl };
}

function placeOf(apiBase: string | null): {
  host?: string;
  port?: string;
  protocol?: 'http' | 'https';
} {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? '80' : '443'), protocol: scheme };
}

function isClosed(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof Stripe.errors.StripeInvalidRequestError;
}

/** The same request gives the same key: what differs in anything is another one. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
