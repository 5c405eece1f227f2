import { expect, test } from 'vitest';
import { type Allowance, apiKeyProblem, planProblems, quotaWarning } from './plan-checks';
import { PLANS } from './plans';

const trial: Allowance = {
  plan: 'trial',
  allowedInputTypes: PLANS.trial.allowedInputTypes,
  features: PLANS.trial.features,
  maxBatchSize: 25,
  candidatesLimit: 100,
  candidatesRemaining: 100,
  trialExpired: false,
  planEnded: false,
};
const request = { inputType: 'csv_file', candidates: 25, feature: null } as const;
const words = (allowance: Allowance, change: object) =>
  planProblems(allowance, { ...request, ...change }).map((problem) => problem.message);

test('a batch of exactly the plan’s size passes, one more does not', () => {
  expect(words(trial, {})).toEqual([]);
  expect(words(trial, { candidates: 26 })).toEqual([
    'Batch size 26 exceeds trial plan limit of 25',
  ]);
});

test('an input type outside the plan is refused', () => {
  expect(words(trial, { inputType: 'aws_s3' })).toEqual([
    "Input type 'aws_s3' not available on trial plan. Upgrade for access.",
  ]);
});

test('the plan’s input types decide, and not the features that only show them', () => {
  const shown = { ...trial, features: PLANS.professional.features };
  expect(words(shown, { inputType: 'google_drive' })).toEqual([
    "Input type 'google_drive' not available on trial plan. Upgrade for access.",
  ]);
});

test('a missing feature is refused', () => {
  expect(words(trial, { feature: 'meta_analytics' })).toEqual([
    "Feature 'meta_analytics' not available on trial plan. Upgrade for access.",
  ]);
});

test('needing exactly what is left passes, one more falls short', () => {
  const left = { ...trial, candidatesRemaining: 10 };
  expect(words(left, { candidates: 10 })).toEqual([]);
  expect(words(left, { candidates: 11 })).toEqual([
    'Insufficient quota: 11 required, 10 available',
  ]);
});

test('an expired trial refuses everything', () => {
  expect(words({ ...trial, trialExpired: true }, {})).toEqual([
    'Trial has expired. Please upgrade.',
  ]);
});

test('a plan that has ended refuses everything, and is not called a trial', () => {
  expect(words({ ...trial, trialExpired: true, planEnded: true }, {})).toEqual([
    'Your plan has ended. Please renew it in billing.',
  ]);
});

test('every refusal is resolved by an upgrade', () => {
  const found = planProblems(
    { ...trial, candidatesRemaining: 0 },
    { inputType: 'database', candidates: 600, feature: 'advanced_matching' },
  );
  expect(found.map((problem) => problem.limitType)).toEqual([
    'input_type_restricted',
    'batch_size_limit',
    'feature_restricted',
    'candidate_quota',
  ]);
  expect(found.every((problem) => problem.upgradeRequired)).toBe(true);
});

test('an account without limits never falls short', () => {
  const open = { ...trial, maxBatchSize: null, candidatesLimit: null, candidatesRemaining: null };
  expect(words(open, { candidates: 1_000_000 })).toEqual([]);
  expect(quotaWarning(open, 1_000_000)).toBeNull();
});

test('the warning is based on what is left and mentions the whole quota', () => {
  const half = { ...trial, candidatesRemaining: 50 };
  expect(quotaWarning(half, 40)).toBeNull();
  expect(quotaWarning(half, 41)).toBe('This operation will use 41% of your total quota');
  // More than there is left is refused instead.
  expect(quotaWarning(half, 51)).toBeNull();
});

test('the last API key within the limit may be created, and none after it', () => {
  expect(apiKeyProblem(0, 1)).toBeNull();
  expect(apiKeyProblem(1, 1)).toMatchObject({
    limitType: 'api_key_limit',
    message: 'API key limit (1) reached.',
  });
  expect(apiKeyProblem(50, null)).toBeNull();
});
