import { expect, test } from 'vitest';
import { PlanInfo, QuotaStatus } from './plan';

test('a quota that names nothing reads as a fresh trial', () => {
  expect(QuotaStatus.parse({})).toMatchObject({
    plan_type: 'trial',
    candidates_limit: 100,
    api_keys_limit: 1,
    max_batch_size: 25,
    allowed_input_types: ['csv_file', 'zip_file'],
    features: ['basic_matching'],
    billing_period_days: 7,
  });
});

test('null stays "no limit" and is not replaced by a default', () => {
  expect(QuotaStatus.parse({ candidates_limit: null, max_batch_size: null })).toMatchObject({
    candidates_limit: null,
    max_batch_size: null,
  });
});

test('a plan whose status is not named is active', () => {
  expect(PlanInfo.shape.status.parse(undefined)).toBe('active');
  expect(PlanInfo.shape.status.parse('past_due')).toBe('past_due');
});
