/** The headers that a client reads to keep quota and limits on screen true. */
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

/** Calls that one account may make in a minute, with all its keys together, unless the operator has set another number. */
export const CALLS_PER_MINUTE = 300;

/** Sent with every submission so that support can tell which client made it. */
export const CLIENT_VERSION = '2.0.0';
