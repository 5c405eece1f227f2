import type { Config } from '@candor/server/config';
import { startStripe } from '@candor/server/testing/stripe/simulator';
import { expect, test } from 'vitest';
import { findingText } from './check';
import { checkPayments } from './check-payments';

test('payments that are off are no fault', async () => {
  expect(await checkPayments(null)).toMatchObject({ status: 'ok' });
});

test('prices that cannot be sold, a wrong key and silence are told apart, and no key is repeated', async () => {
  const stripe = await startStripe({ clock: { now: () => new Date() } });
  const settings = (secretKey: string, priceId: string): NonNullable<Config['payments']> => ({
    secretKey,
    webhookSecrets: ['whsec_x'],
    apiBase: stripe.origin,
    creditPacks: [],
    plans: [{ plan: 'starter', interval: 'month', priceId }],
  });
  const key = stripe.env.STRIPE_SECRET_KEY;
  const price = stripe.env.STRIPE_PRICE_STARTER_MONTHLY;
  try {
    expect(await checkPayments(settings(key, price))).toMatchObject({
      status: 'ok',
      found: 'Stripe sells 1 of 1 prices that are set',
    });
    for (const other of ['price_unknown', stripe.env.STRIPE_PRICE_STARTER_YEARLY]) {
      expect(await checkPayments(settings(key, other))).toMatchObject({ status: 'warn' });
    }
    const refused = await checkPayments(settings('sk_test_wrong', price));
    expect(refused).toMatchObject({ status: 'fail', found: 'Stripe refuses the key' });
    expect(findingText(refused)).not.toContain('sk_test');
    stripe.setDown(true);
    expect(await checkPayments(settings(key, price))).toMatchObject({
      status: 'fail',
      found: 'Stripe does not answer',
    });
  } finally {
    await stripe.close();
  }
});
