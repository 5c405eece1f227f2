import { errors } from 'jose';
import { z } from 'zod';
import { ProviderUnavailable, TokenRefused } from '../../ports/identity-provider';

/** Whatever is wrong with a token is its sender's fault; keys that cannot be fetched are not. */
export function explainJoseError(error: unknown): Error {
  if (error instanceof TokenRefused) return error;
  if (error instanceof z.ZodError || error instanceof errors.JWKSNoMatchingKey) {
    return new TokenRefused({ cause: error });
  }
  const isKeys =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    !(error instanceof errors.JOSEError) ||
    error.code === 'ERR_JOSE_GENERIC';
  return isKeys ? new ProviderUnavailable({ cause: error }) : new TokenRefused({ cause: error });
}
