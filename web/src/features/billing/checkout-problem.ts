import { messages } from '@candor/domain/messages';
import { ZodError } from 'zod';
import { asClientError, ClientError } from '../../api/client-error';

/** Where somebody wanted to pay. At a gate, users were about to do something else. */
export type CheckoutPlace = 'billing' | 'gate';

/** The provider has no price for what was chosen. */
export function notConfigured(): ClientError {
  return new ClientError({ code: 'invalid_plan', message: messages.planNotConfigured });
}

/** The server answered, and did not say where to pay. */
export function noAddress(): ClientError {
  return new ClientError({ code: 'unknown', message: messages.noCheckoutUrl });
}

const ELSE: Record<CheckoutPlace, string> = {
  billing: messages.checkoutFailed,
  gate: messages.upgradeNotStarted,
};

/**
 * Why no page to pay on could be opened, in the one sentence that there is for each cause. What stands against it on the side
 * of the account keeps the server's words: they name what to do first.
 */
export function checkoutProblem(thrown: unknown, place: CheckoutPlace): string {
  const error = asClientError(thrown);
  const { status, message, body } = error;
  if (message === messages.planNotConfigured) return message;
  if (message === messages.noCheckoutUrl || lacksAddress(error)) return messages.noCheckoutUrl;
  if (status === 422) return messages.invalidPlan;
  if (status === 402) return messages.paymentSetup;
  if (status >= 500) return messages.paymentUnavailable;
  return status === 409 && body?.reason ? message : ELSE[place];
}

/** A response that contains everything except the address. */
function lacksAddress({ cause }: ClientError): boolean {
  return cause instanceof ZodError && cause.issues.some(({ path }) => path[0] === 'checkout_url');
}

/** Why the provider's own page could not be opened. What is no matter of the provider keeps its own words. */
export function providerProblem(thrown: unknown): string {
  const { status, message } = asClientError(thrown);
  if (status === 402) return messages.paymentSetup;
  return status >= 500 ? messages.paymentUnavailable : message;
}
