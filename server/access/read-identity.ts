import { AppError } from '@candor/domain/errors';
import type { Deps } from '../deps';
import { ProviderUnavailable, type Refusal, TokenRefused } from '../ports/identity-provider';

/**
 * Waits for what a provider's token says. Whoever brought a bad one learns nothing but that; why stands in the log, without a
 * word of the token.
 *
 * @throws AppError what `refused` makes for a token that is not good; 503 when that cannot be known now.
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

/** Writes down why a token that was read was refused all the same. */
export function noteRefusal(log: Deps['log'], refusal: Refusal): void {
  log.info({ refusal }, 'a sign-in token was refused');
}
