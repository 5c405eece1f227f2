import { errors } from 'jose';

/** How long a token may live and how far ahead the clock of its maker may be, in seconds. */
type Limits = { now: Date; aheadS: number; lifeS: number };

/**
 * Checks what `jose` does not: when a token was issued, and its lifetime.
 *
 * @throws JWTClaimValidationFailed
 */
export function checkTimes(
  { iat, exp }: { iat: number; exp: number },
  { now, aheadS, lifeS }: Limits,
): void {
  if (iat > now.getTime() / 1000 + aheadS) throw failed('iat', 'made in the future');
  if (exp - iat > lifeS) throw failed('exp', 'lives too long');
}

function failed(claim: string, words: string): errors.JWTClaimValidationFailed {
  return new errors.JWTClaimValidationFailed(words, {}, claim, 'check_failed');
}
