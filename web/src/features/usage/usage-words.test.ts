import type { Dashboard } from '@candor/domain/model/analytics';
import type { PlanLimits } from '@candor/domain/model/plan';
import { PLANS } from '@candor/domain/rules/plans';
import { expect, test } from 'vitest';
import { aDashboard } from '../../testing/samples';
import { formatDate } from '../../ui/format';
import { measuredOf } from './measures';
import { featureLines, keysWords, planWords, standingWords, usageFinding } from './usage-words';

type Standing = Partial<Dashboard['subscription_info']>;

const TRIAL: Standing = {
  plan_type: 'trial',
  is_trial: true,
  trial_ends_at: '2020-03-09T12:00:00.000Z',
};

const limits: PlanLimits = {
  candidate_quota: 500,
  api_key_limit: 3,
  max_batch_size: 200,
  billing_period_days: 30,
  allowed_input_types: ['csv_file', 'zip_file', 'google_drive'],
  features: ['basic_matching'],
};

const dashboard = (over: Standing = {}, more = limits) => ({
  ...aDashboard({ plan_limits: more }),
  subscription_info: { ...aDashboard().subscription_info, ...over },
});

test('a plan says its quota and period, its size of batches, its keys and its sources', () => {
  expect(planWords(dashboard())).toBe(
    '500 candidates every 30 days, batches up to 200, 3 API keys, from CSV file, ZIP file and Google Drive.',
  );
});

test('the quota of a trial does not come again', () => {
  expect(planWords(dashboard(TRIAL, { ...limits, billing_period_days: 7 }))).toMatch(
    /^500 candidates in 7 days, /,
  );
});

test('what a contract leaves open has no limit', () => {
  const open = { ...limits, candidate_quota: null, api_key_limit: null, max_batch_size: null };
  expect(planWords(dashboard({}, open))).toMatch(
    /^Any number of candidates every 30 days, batches of any size, any number of API keys, from /,
  );
});

test.each<[Standing, string]>([
  [{}, 'Starter plan, active.'],
  [{ status: 'past_due' }, 'Starter plan, payment due.'],
  [{ ...TRIAL, status: 'trialing' }, 'Trial plan, runs until 9 Mar 2020.'],
  [{ ...TRIAL, status: 'expired' }, 'Trial plan, ended 9 Mar 2020.'],
])('how a plan stands is said with the end of a trial', (over, words) => {
  expect(standingWords(dashboard(over))).toBe(
    words.replace('9 Mar 2020', formatDate('2020-03-09')),
  );
});

test('a plan’s features are listed, except those that its sources and keys already imply', () => {
  const professional = { ...limits, features: PLANS.professional.features };
  expect(featureLines(dashboard({}, professional))).toEqual([
    'A sentence behind every point',
    'Scoring by your own requirements and weights',
    'Meta Analytics over all jobs',
    'Support with high and critical priority',
    'Findings across your jobs',
  ]);
});

const days = (...values: number[]) =>
  values.map((value, at) => ({ date: `2026-03-0${at + 1}`, value }));

const aKey = (name: string, ...calls: number[]) => ({
  id: `key-${name}`,
  key: '...1234',
  name,
  candidates_processed: 0,
  usage_count: 0,
  last_used: null,
  is_active: true,
  created_at: '2026-03-01T09:00:00.000Z',
  permissions: [],
  usage_by_day: days(...calls),
});

test.each([
  [[], '0 of 3 API keys in use.'],
  [[aKey('Nightly', 0)], '1 of 3 API keys in use. No call in these days.'],
  [
    [aKey('Nightly', 1, 0)],
    '1 of 3 API keys in use. The only call in these days came from Nightly.',
  ],
  [
    [aKey('Weekly', 0), aKey('Nightly', 4)],
    '2 of 3 API keys in use. All 4 calls in these days came from Nightly.',
  ],
  [
    [aKey('Weekly', 2), aKey('Nightly', 4, 1200)],
    '2 of 3 API keys in use. Of 1,206 calls in these days most came from Nightly: 1,204.',
  ],
])('keys say what they did in the days that are shown', (api_keys, words) => {
  const keys = { api_keys_used: api_keys.length, api_keys_limit: 3, api_keys };
  expect(keysWords(keys)).toBe(words);
});

test('keys without a limit are only counted', () => {
  const keys = { api_keys_used: 1, api_keys_limit: null, api_keys: [aKey('Nightly', 2)] };
  expect(keysWords(keys)).toBe('1 API key in use. All 2 calls in these days came from Nightly.');
});

const usage = {
  start_date: '2026-03-01',
  end_date: '2026-03-07',
  total_analyses: 1,
  total_candidates_processed: 0,
  total_api_calls: 5,
  analyses_by_day: days(0, 1),
  candidates_by_day: days(0, 0),
  api_calls_by_day: days(4, 1),
};

test.each([
  ['candidates', 'No candidates in the last 7 days'],
  ['analyses', '1 analysis in 7 days'],
  ['calls', '5 API calls in 7 days, most on '],
] as const)('what was used of %s is a sentence', (measure, words) => {
  expect(usageFinding(measuredOf(usage, measure), 7)).toContain(words);
});
