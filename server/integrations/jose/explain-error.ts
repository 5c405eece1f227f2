import { errors } from 'jose';
import { z } from 'zod';
import { ProviderUnavailable, TokenRefused } from '../../ports/identity-provider';

/**
 * Whatever is wrong with a token of `issuer` is its sender's fault; keys that cannot be fetched are not.
 */
export function explainJoseError(error: unknown, issuer: string): Error {
  if (error instanceof TokenRefused) return error;
  const isKeys =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    !(error instanceof errors.JOSEError || error instanceof z.ZodError) ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');
  if (isKeys) return new ProviderUnavailable({ cause: error });
  return new TokenRefused({ ...reasonOf(error), issuer }, { cause: error });
}

/** The names of claims are those that were asked for: nothing of it is out of the token. */
function reasonOf(error: errors.JOSEError | z.ZodError): { code: string; claim?: string } {
  if (error instanceof z.ZodError) {
    return { code: 'claim_unexpected', claim: String(error.issues[0]?.path[0]) };
  }
  const hasClaim =
    error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired;
  return { code: error.code, ...(hasClaim && { claim: error.claim }) };
}
