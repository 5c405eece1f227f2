import type { Subscription } from './objects';

/** A refusal in Stripe's own shape. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(
    status: number,
    error: { type: string; message: string; code?: string; param?: string },
  ) {
    super(error.message);
    this.status = status;
    this.body = { error: { ...error, doc_url: 'https://stripe.com/docs/error-codes' } };
  }
}

/** A request that Stripe understood and does not accept. */
export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });

/** An object that does not exist: 404 if the path names it, 400 if a parameter does. */
export const missing = (kind: string, id: string, param: string) =>
  new StripeRefusal(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });

/** A key that opens nothing. */
export const unauthorized = () =>
  new StripeRefusal(401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided: sk_test_***',
  });

/** Too many calls in a moment. */
export const crowded = () =>
  new StripeRefusal(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests hit the API too quickly.',
  });

/** A failure on the side of Stripe. */
export const broken = () =>
  new StripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred.' });

/** An idempotency key that came before with another request. */
export const reusedKey = () =>
  new StripeRefusal(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters.',
  });

/** A subscription that has ended takes no change any more. */
export function requireLiving({ id, status }: Subscription): void {
  if (status === 'canceled') throw missing('subscription', id, 'id');
}
