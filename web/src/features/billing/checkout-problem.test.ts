import { messages } from '@candor/domain/messages';
import { Checkout } from '@candor/domain/model/billing';
import { expect, test } from 'vitest';
import { ClientError } from '../../api/client-error';
import { interpretError } from '../../api/interpret-error';
import { checkoutProblem, noAddress, notConfigured, providerProblem } from './checkout-problem';

const answered = (status: number) => new ClientError({ code: 'unknown', message: 'x', status });

test.each([
  [notConfigured(), messages.planNotConfigured],
  [answered(422), 'Invalid plan or billing period selected. Please try again.'],
  [answered(402), 'Payment setup required. Please contact support.'],
  [answered(503), 'Payment service temporarily unavailable. Please try again in a few minutes.'],
  [noAddress(), 'No checkout URL returned from server'],
  [answered(409), 'Failed to create checkout session. Please try again.'],
  [new ClientError({ code: 'timeout' }), 'Failed to create checkout session. Please try again.'],
  [new TypeError('lamp'), 'Failed to create checkout session. Please try again.'],
])('a checkout that fails with %o is told as "%s"', (thrown, words) => {
  expect(checkoutProblem(thrown, 'billing')).toBe(words);
});

test('a plan without a price is told in the words for it', () => {
  expect(messages.planNotConfigured).toBe(
    'Plan configuration error. The selected plan is not properly configured. Please contact support.',
  );
});

test('a response without an address is reported as such', () => {
  const { error } = Checkout.safeParse({ success: true, plan: 'starter' });
  const thrown = new ClientError({ code: 'unknown', cause: error });
  expect(checkoutProblem(thrown, 'billing')).toBe('No checkout URL returned from server');
});

test('at a gate an upgrade could not be started', () => {
  expect(checkoutProblem(new ClientError({ code: 'network_error' }), 'gate')).toBe(
    'Failed to start upgrade process. Please try again.',
  );
  expect(checkoutProblem(answered(422), 'gate')).toBe(
    'Invalid plan or billing period selected. Please try again.',
  );
});

test.each(['billing', 'gate'] as const)(
  'what has to be done before a plan can be bought is told at the %s in the words of the server',
  (place) => {
    const detail = 'The last payment failed. Please pay the open invoice first.';
    const body = { detail, code: 'conflict', request_id: 'request-0001', reason: 'past_due' };
    const refused = interpretError({
      status: 409,
      statusText: 'Conflict',
      signedIn: true,
      header: () => null,
      text: JSON.stringify(body),
    });
    expect(checkoutProblem(refused, place)).toBe(detail);
  },
);

test('the provider’s own page keeps the wording of whoever refused it', () => {
  const refused = new ClientError({ code: 'conflict', message: 'Nobody paid yet.', status: 409 });
  expect(providerProblem(refused)).toBe('Nobody paid yet.');
  expect(providerProblem(answered(502))).toBe(messages.paymentUnavailable);
  expect(providerProblem(answered(402))).toBe(messages.paymentSetup);
});
