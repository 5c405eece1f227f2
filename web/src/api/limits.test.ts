import { expect, test } from 'vitest';
import { readLimits } from './limits';

const from = (headers: Record<string, string>) => readLimits((name) => headers[name] ?? null);

test('quota, API keys, batch size and plan are read from the headers of a response', () => {
  expect(
    from({
      'X-Quota-Limit': '500',
      'X-Quota-Used': '212',
      'X-Quota-Remaining': '288',
      'X-Quota-Type': 'candidates',
      'X-API-Key-Limit': '3',
      'X-API-Keys-Used': '1',
      'X-Max-Batch-Size': '200',
      'X-Plan-Type': 'starter',
    }),
  ).toEqual({
    candidates_limit: 500,
    candidates_used: 212,
    candidates_remaining: 288,
    api_keys_limit: 3,
    api_keys_used: 1,
    max_batch_size: 200,
    plan_type: 'starter',
  });
});

test('an answer without limit headers says nothing', () => {
  expect(from({})).toEqual({});
});

test('the headers of another quota do not move the candidate meter', () => {
  expect(from({ 'X-Quota-Type': 'api_keys', 'X-Quota-Used': '3' })).toEqual({});
  expect(
    from({
      'X-Quota-Type': 'invitation_credits',
      'X-Quota-Limit': '50',
      'X-Quota-Used': '3',
      'X-Quota-Remaining': '47',
    }),
  ).toEqual({ invitation_credits: 47 });
});

test('the counts of a submission, and its charge, are read', () => {
  expect(from({ 'X-Estimated-Count': '12', 'X-Candidates-Charged': '0' })).toEqual({
    estimated_count: 12,
    candidates_charged: 0,
  });
});

test('what is not a number is not guessed at', () => {
  expect(from({ 'X-Quota-Used': 'many', 'X-Plan-Type': 'golden' })).toEqual({});
});
