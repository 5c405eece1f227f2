import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { CustomerGone, PaymentsRefused, PaymentsUnavailable } from '../../ports/payments';

/** The client tries broken connections, 409 and 5xx again by itself; too many calls it leaves to us. */
const TRIES_WHEN_CROWDED = 3;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 2_000;
const COME_BACK_S = 30;

/**
 * Calls the provider. If rate-limited, the call is retried after the delay that the provider asks for, or one that
 * doubles.
 *
 * @throws PaymentsUnavailable or PaymentsRefused.
 */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const crowded = error instanceof Stripe.errors.StripeRateLimitError;
      if (!crowded || tries === TRIES_WHEN_CROWDED) throw explained(error);
      await pause(waitMs(error, tries));
    }
  }
}

/** Whether the provider says that it does not know the thing that was asked for. */
export function isMissing(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing';
}

function waitMs({ headers }: { headers?: Record<string, string> }, tries: number): number {
  const asked = Number(headers?.['retry-after']);
  const wait = Number.isFinite(asked) ? asked * 1000 : FIRST_WAIT_MS * 2 ** (tries - 1);
  return Math.min(LONGEST_WAIT_MS, wait);
}

/** The provider's own message stays out of ours: it may repeat what a person typed. */
function explained(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode, headers } = error;
  if (error instanceof Stripe.errors.StripeRateLimitError) {
    return new PaymentsUnavailable(Number(headers?.['retry-after']) || COME_BACK_S, {
      cause: error,
    });
  }
  if (error.code === 'resource_missing' && error.param === 'customer') {
    return new CustomerGone({ cause: error });
  }
  const theirFault = statusCode === undefined || statusCode >= 500 || statusCode === 409;
  return theirFault
    ? new PaymentsUnavailable(COME_BACK_S, { cause: error })
    : new PaymentsRefused({ cause: error });
}
