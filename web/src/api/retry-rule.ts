import { STILL_RUNNING } from '@candor/domain/errors';
import type { ClientError } from './client-error';
import { ERROR_RULES } from './error-rules';

/** Tries in all, counting the first one. */
export const MAX_TRIES = 3;
const FIRST_WAIT_MS = 1000;
/** If a server asks for more patience than this, the user is told instead. */
const LONGEST_WAIT_MS = 15_000;

const SAFE_METHODS = ['GET', 'PUT', 'DELETE'];

type Attempt = {
  method: string;
  reads?: true | undefined;
  hasIdempotencyKey: boolean;
  tries: number;
  error: ClientError;
};

/**
 * The delay before the next attempt, in milliseconds; null if there is none. Calls that are safe to repeat are
 * retried on temporary errors: after 1 s, then 2 s, or as long as the server asks.
 */
export function waitBeforeRetry({
  method,
  reads,
  hasIdempotencyKey,
  tries,
  error,
}: Attempt): number | null {
  if (tries >= MAX_TRIES) return null;
  if (!SAFE_METHODS.includes(method) && !reads && !hasIdempotencyKey) return null;
  // A repeated call whose first one still runs gets that one's answer a moment later.
  const passes = ERROR_RULES[error.code].passes || error.body?.reason === STILL_RUNNING;
  if (!passes) return null;
  const asked = (error.retryAfter ?? 0) * 1000;
  if (asked > LONGEST_WAIT_MS) return null;
  // An outage may pass sooner than anybody can say; a limit does not.
  const least = error.code === 'rate_limited' ? asked : 0;
  return Math.max(least, FIRST_WAIT_MS * 2 ** (tries - 1));
}
