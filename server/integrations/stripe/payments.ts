import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { Payments } from '../../ports/payments';
import type { PaymentSettings } from '../../settings/payments';
import { accountOf } from './account-of';
import { cancelAtPeriodEnd, changeAtPeriodEnd, resume } from './change';
import { changeAddress } from './change-address';
import { openCheckouts } from './checkout';
import { createCustomer, eraseCustomer } from './customers';
import { CHECKOUTS, eventsSince, failedCheckoutOf, readEvent } from './events';
import { openPayments } from './open-payments';
import { openPortalSessions } from './open-portal';
import { readPrices } from './prices';
import { readCustomer } from './read-customer';
import { refundedSubscriptionOf } from './refunded-subscription';

/** Everything in this folder is written for the shapes of this version; the endpoint for events has to be set to it, too. */
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
  const checkouts = openCheckouts(stripe);
  const planPrices = settings.plans.map(({ priceId }) => priceId);

  return {
    ...checkouts,
    ...openPortalSessions(stripe, settings),
    prices: () => readPrices(stripe, settings, log),
    createCustomer: (account) => createCustomer(stripe, account),
    changeAddress: (customerId, change) => changeAddress(stripe, customerId, change),
    changeAtPeriodEnd: (id, to) => changeAtPeriodEnd(stripe, id, { ...to, planPrices }),
    cancelAtPeriodEnd: (id) => cancelAtPeriodEnd(stripe, id),
    resume: (id) => resume(stripe, id),
    readCustomer: (customerId) => readCustomer(stripe, customerId, planPrices),
    openPayments: (customerId, now) => openPayments(stripe, customerId, now),
    eventsSince: (moment) => eventsSince(stripe, moment),
    checkoutsSince: (moment) => eventsSince(stripe, moment, CHECKOUTS),
    failedCheckoutOf: (event) => failedCheckoutOf(stripe, event),
    refundedSubscriptionOf: (event) => refundedSubscriptionOf(stripe, event),
    accountOf: (customerId) => accountOf(stripe, customerId),
    eraseCustomer: (customerId) => eraseCustomer(stripe, checkouts, customerId),
    readEvent: (body, signature, now) =>
      readEvent(stripe, settings.webhookSecrets, { body, signature, now }),
  };
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
