import type { PlanLimits } from '@candor/domain/model/plan';
import { expect, test } from 'vitest';
import { planWords } from './usage-words';

const limits: PlanLimits = {
  ...{ candidate_quota: 500, api_key_limit: 3, max_batch_size: 200, billing_period_days: 30 },
  allowed_input_types: ['csv_file', 'zip_file', 'google_drive'],
  features: ['basic_matching'],
};

test('a plan says its size of batches, its keys and its sources', () => {
  expect(planWords('starter', limits)).toBe(
    'Starter plan: batches up to 200, 3 API keys, from CSV file, ZIP file and Google Drive.',
  );
});

test('what a contract leaves open has no limit', () => {
  const open = { ...limits, api_key_limit: null, max_batch_size: null };
  expect(planWords('enterprise', open)).toMatch(
    /^Enterprise plan: batches of any size, any number of API keys, from /,
  );
});
