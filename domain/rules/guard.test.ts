import { describe, expect, test } from 'vitest';
import { type GuardInput, guard, isConfirmed, type RouteNeeds } from './guard';
import { PLANS } from './plans';

const everyNeed: RouteNeeds = { partner: true, feature: 'meta_analytics', plan: 'professional' };

/** Fails every step at once; each test then cures the steps above the one it looks at. */
const failing: GuardInput = {
  authLoading: true,
  person: null,
  subscriptionLoading: true,
  plan: null,
};
const unconfirmed = { emailConfirmed: false, isOauth: false, isPartner: false };
const trial = { plan: 'trial', features: PLANS.trial.features, trialExpired: true } as const;

describe('the guard answers with the first step that applies', () => {
  test('loading stands before signing in', () => {
    expect(guard(failing, everyNeed)).toBe('checking');
  });

  test('signing in stands before the subscription', () => {
    expect(guard({ ...failing, authLoading: false }, everyNeed)).toBe('sign_in');
  });

  test('the subscription stands before the e-mail', () => {
    const input = { ...failing, authLoading: false, person: unconfirmed };
    expect(guard(input, everyNeed)).toBe('loading_subscription');
  });

  test('the e-mail stands before the partner flag', () => {
    const input = {
      authLoading: false,
      person: unconfirmed,
      subscriptionLoading: false,
      plan: trial,
    };
    expect(guard(input, everyNeed)).toBe('confirm_email');
  });

  const confirmed = { ...unconfirmed, emailConfirmed: true };
  const loaded = { authLoading: false, subscriptionLoading: false };

  test('the partner flag stands before the trial', () => {
    expect(guard({ ...loaded, person: confirmed, plan: trial }, everyNeed)).toBe(
      'partner_required',
    );
  });

  const partner = { ...confirmed, isPartner: true };

  test('the trial stands before the feature', () => {
    expect(guard({ ...loaded, person: partner, plan: trial }, everyNeed)).toBe('trial_expired');
  });

  test('the feature stands before the plan', () => {
    const running = { ...trial, trialExpired: false };
    expect(guard({ ...loaded, person: partner, plan: running }, everyNeed)).toBe(
      'feature_required',
    );
  });

  test('the plan is asked last', () => {
    const plan = {
      plan: 'starter',
      features: ['meta_analytics'],
      trialExpired: false,
    } as const;
    expect(guard({ ...loaded, person: partner, plan }, everyNeed)).toBe('plan_required');
  });

  test('who fails nothing gets in', () => {
    const plan = {
      plan: 'professional',
      features: PLANS.professional.features,
      trialExpired: false,
    } as const;
    expect(guard({ ...loaded, person: partner, plan }, everyNeed)).toBe('open');
  });

  test('billing stays open after the trial', () => {
    const input = { ...loaded, person: confirmed, plan: trial };
    expect(guard(input, { openAfterTrial: true })).toBe('open');
    expect(guard(input, {})).toBe('trial_expired');
  });
});

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])('e-mail confirmed %s, OAuth %s counts as confirmed %s', (emailConfirmed, isOauth, counts) => {
  expect(isConfirmed({ emailConfirmed, isOauth })).toBe(counts);
});
