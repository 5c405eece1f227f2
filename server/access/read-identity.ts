import { AppError } from '@candor/domain/errors';
import type { Deps } from '../deps';
import { ProviderUnavailable, type Refusal, TokenRefused } from '../ports/identity-provider';

/**
 * Waits for the contents of a provider's token. The bearer of a bad one learns only that; the reason is logged,
 * without a word of the token.
 *
 * @throws AppError made by `refused` for an invalid token; 503 if that cannot be determined now.
 */
export async function readIdentity<Read>(
  log: Deps['log'],
  reading: Promise<Read>,
  refused: () => AppError,
): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof TokenRefused) {
      noteRefusal(log, error.refusal);
      throw refused();
    }
    if (error instanceof ProviderUnavailable) {
      log.warn({ err: error }, 'the keys of a sign-in could not be fetched');
      throw new AppError('service_unavailable');
    }
    throw error;
  }
}

/** Logs why a token that could be read was refused all the same. */
export function noteRefusal(log: Deps['log'], refusal: Refusal): void {
  log.info({ refusal }, 'a sign-in token was refused');
}
