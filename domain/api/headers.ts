/** The headers from which a client keeps the displayed quota and limits up to date. */
export const LIMIT_HEADERS = [
  'X-Quota-Limit',
  'X-Quota-Used',
  'X-Quota-Remaining',
  'X-Quota-Type',
  'X-Estimated-Count',
  'X-Candidates-Charged',
  'X-API-Key-Limit',
  'X-API-Keys-Used',
  'X-Max-Batch-Size',
  'X-Plan-Type',
  'X-Limit-Type',
  'X-Batch-Size-Requested',
  'X-Input-Type-Requested',
] as const;

export type LimitHeader = (typeof LIMIT_HEADERS)[number];

export const REQUEST_ID_HEADER = 'X-Request-Id';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * Calls that one account may make per minute, with all its keys together, unless the operator configured another
 * number.
 */
export const CALLS_PER_MINUTE = 300;

/** Sent with every submission so that support can tell which client made it. */
export const CLIENT_VERSION = '2.0.0';
