import { expect, test } from 'vitest';
import { aQuota, aSubscription } from '../testing/samples';
import { chargeProblem } from './charge-problem';

const left = (candidates_remaining: number | null) => aQuota({ candidates_remaining });

test('what the quota pays for passes, one candidate more does not', () => {
  expect(chargeProblem(aSubscription(), left(12), 12)).toBeNull();
  expect(chargeProblem(aSubscription(), left(12), 13)).toMatchObject({
    code: 'insufficient_quota',
    message: 'Insufficient candidate quota: 13 requested, 12 available.',
    action: 'upgrade',
  });
});

test('a quota without limit and one that could not be read pass', () => {
  expect(chargeProblem(aSubscription(), left(null), 5000)).toBeNull();
  expect(chargeProblem(aSubscription(), undefined, 5000)).toBeNull();
});

test('a subscription that was never read does not pass', () => {
  expect(chargeProblem(undefined, left(12), 1)).toMatchObject({
    code: 'subscription_data_missing',
    message: 'Subscription data not loaded.',
  });
});

test('an ended trial does not pass', () => {
  expect(chargeProblem(aSubscription(), aQuota({ trial_expired: true }), 1)?.message).toBe(
    'Trial has expired. Please upgrade.',
  );
});

test('an ended plan does not pass, and is not called a trial', () => {
  const ended = aSubscription({ plan_type: 'trial', plan_ended: true });
  expect(chargeProblem(ended, aQuota({ trial_expired: true }), 1)?.message).toBe(
    'Your plan has ended. Please renew it in billing.',
  );
});

test('an account without checks in the browser is left to the server', () => {
  const unchecked = aSubscription({ validation_enabled: false });
  expect(chargeProblem(unchecked, left(0), 1)).toBeNull();
});
