import { describe, expect, test } from 'vitest';
import { type GuardInput, type GuardOutcome, guard, isConfirmed, type RouteNeeds } from './guard';
import { PLANS } from './plans';

/** The steps in the order of the specification, each with the input that triggers it. */
const STEPS = [
  'checking',
  'sign_in',
  'loading_subscription',
  'confirm_email',
  'partner_required',
  'trial_expired',
  'feature_required',
  'plan_required',
] as const satisfies readonly GuardOutcome[];
type Step = (typeof STEPS)[number];

const EVERY_NEED: RouteNeeds = { partner: true, feature: 'meta_analytics', plan: 'professional' };

/** Somebody who fails exactly these steps of a route that requires everything. */
function failing(steps: readonly Step[]): GuardInput {
  const fails = (step: Step) => steps.includes(step);
  return {
    authLoading: fails('checking'),
    subscriptionLoading: fails('loading_subscription'),
    person: fails('sign_in')
      ? null
      : {
          emailConfirmed: !fails('confirm_email'),
          isOauth: false,
          isPartner: !fails('partner_required'),
          isStaff: false,
          isSuspended: false,
        },
    plan: {
      plan: fails('plan_required') ? 'starter' : 'professional',
      features: fails('feature_required') ? [] : ['meta_analytics'],
      trialExpired: fails('trial_expired'),
    },
  };
}

describe('of the eight steps', () => {
  test.each(STEPS)('%s alone decides if nothing else fails', (step) => {
    expect(guard(failing([step]), EVERY_NEED)).toBe(step);
  });

  test.each(STEPS.slice(1).map((step, before) => [STEPS[before] ?? step, step] as const))(
    '%s comes before its neighbour %s',
    (first, second) => {
      expect(guard(failing([first, second]), EVERY_NEED)).toBe(first);
    },
  );

  test('somebody who fails several gets the first of them, whichever they are', () => {
    for (let mask = 0; mask < 2 ** STEPS.length; mask++) {
      const failed = STEPS.filter((_step, at) => mask & (1 << at));
      expect(guard(failing(failed), EVERY_NEED), failed.join()).toBe(failed[0] ?? 'open');
    }
  });

  test('the last four apply only if a route requires them', () => {
    const input = failing(['partner_required', 'feature_required', 'plan_required']);
    expect(guard(input, {})).toBe('open');
  });
});

test('billing stays open after the trial, and still requires everything else', () => {
  const over = failing(['trial_expired', 'feature_required']);
  expect(guard(over, {})).toBe('trial_expired');
  expect(guard(over, { openAfterTrial: true })).toBe('open');
  expect(guard(over, { openAfterTrial: true, feature: 'meta_analytics' })).toBe('feature_required');
});

test('an unreadable plan closes nothing: the server decides', () => {
  expect(guard({ ...failing([]), plan: null }, EVERY_NEED)).toBe('open');
});

test.each([
  ['trial', 'feature_required'],
  ['starter', 'feature_required'],
  ['professional', 'open'],
  ['enterprise', 'open'],
] as const)('a partner on %s who opens their meta analytics: %s', (plan, outcome) => {
  const { features } = PLANS[plan];
  const input = { ...failing([]), plan: { plan, features, trialExpired: false } };
  expect(guard(input, EVERY_NEED)).toBe(outcome);
});

describe('a staff page', () => {
  const page: RouteNeeds = { staff: true, openAfterTrial: true };
  const staffOf = (steps: readonly Step[]): GuardInput => {
    const input = failing(steps);
    return { ...input, person: input.person && { ...input.person, isStaff: true } };
  };

  test('is not found by anybody else, before anything about them is checked', () => {
    expect(guard(failing(['loading_subscription', 'confirm_email']), page)).toBe('not_found');
  });

  test('asks a visitor to sign in, like every page', () => {
    expect(guard(failing(['sign_in']), page)).toBe('sign_in');
  });

  test('requires a confirmed address of staff, but no plan', () => {
    expect(guard(staffOf(['confirm_email']), page)).toBe('confirm_email');
    expect(guard(staffOf(['trial_expired', 'plan_required']), page)).toBe('open');
  });
});

describe('a suspended account', () => {
  const suspended = (steps: readonly Step[]): GuardInput => {
    const input = failing(steps);
    return { ...input, person: input.person && { ...input.person, isSuspended: true } };
  };

  test('is recognised before its plan is checked, and after its identity', () => {
    expect(guard(suspended(['trial_expired', 'feature_required']), EVERY_NEED)).toBe('suspended');
    expect(guard(suspended(['partner_required']), EVERY_NEED)).toBe('partner_required');
    expect(guard({ ...suspended([]), plan: null }, {})).toBe('suspended');
  });

  test('keeps what stays open after a trial', () => {
    expect(guard(suspended([]), { openAfterTrial: true })).toBe('open');
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
