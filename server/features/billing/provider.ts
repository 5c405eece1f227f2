import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { LimitFunction } from 'p-limit';
import type { Deps } from '../../deps';
import { type Payments, PaymentsRefused, PaymentsUnavailable } from '../../ports/payments';

/** With `turns`, so that people who wait for a slow provider do not hold every connection of the database. */
export type PersonDeps = Deps & { turns: LimitFunction };

/** Payments are not set up, or not so that this can be paid. */
export function setupMissing(): AppError {
  return new AppError('quota_exceeded', {
    detail: messages.paymentSetup,
    limit_type: 'payment_setup',
    upgrade_required: false,
  });
}

/** The provider, for a call that needs it. Throws AppError 402 where none is configured. */
export function demandPayments(payments: Payments | null): Payments {
  if (!payments) throw setupMissing();
  return payments;
}

/**
 * Runs provider calls for somebody who waits for them.
 *
 * @throws AppError 503 while the provider does not answer, 402 if it says that our configuration is wrong.
 */
export async function forPerson<T>(
  { log, turns }: Pick<PersonDeps, 'log' | 'turns'>,
  calls: () => Promise<T>,
): Promise<T> {
  try {
    return await turns(calls);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) {
      throw new AppError('service_unavailable', {
        detail: messages.paymentUnavailable,
        reason: 'payments_unavailable',
        retry_after: error.retryAfterS,
      });
    }
    if (error instanceof PaymentsRefused) {
      log.error({ err: codeOf(error.cause) }, 'the payment provider refuses a call of ours');
      throw setupMissing();
    }
    throw error;
  }
}

/** What may be logged of a refusal: never its message, which may repeat an address. */
function codeOf(cause: unknown): object {
  const { type, code, param, statusCode, requestId } = Object(cause);
  return { type, code, param, statusCode, requestId };
}
