import { expect, test } from 'vitest';
import { aBatch, aQuota, aSubscription } from '../../testing/samples';
import { limitStands } from './limit-stands';

const forQuota = aBatch({
  status: 'failed',
  error_code: 'candidate_quota_exceeded',
  estimated_candidates: 30,
  candidates_charged: 4,
});
const forSize = aBatch({
  status: 'failed',
  error_code: 'batch_size_exceeded',
  estimated_candidates: 201,
  candidates_charged: 0,
});
const subscription = aSubscription({ max_batch_size: 200 });
const left = (candidates_remaining: number | null) => aQuota({ candidates_remaining });

test.each([
  [25, true],
  [26, false],
  [null, false],
])('with %s candidates left, a batch that failed for 26 is short of quota: %s', (count, stands) => {
  expect(limitStands(forQuota, { subscription, quota: left(count) })).toBe(stands);
});

test.each([
  [200, true],
  [201, false],
  [null, false],
])('a plan that takes %s at once stands in the way of 201: %s', (max_batch_size, stands) => {
  const now = { subscription: { ...subscription, max_batch_size }, quota: left(500) };
  expect(limitStands(forSize, now)).toBe(stands);
});

test('a plan that has ended stands in the way until it is renewed', () => {
  const ended = aBatch({ status: 'failed', error_code: 'quota_exceeded' });
  const stands = (trial_expired: boolean) =>
    limitStands(ended, { subscription, quota: aQuota({ trial_expired }) });
  expect([stands(true), stands(false)]).toEqual([true, false]);
});

test('as long as nobody knows what is left, the limit stands as it did', () => {
  expect(limitStands(forQuota, { subscription: undefined, quota: undefined })).toBe(true);
  expect(limitStands(forSize, { subscription: undefined, quota: undefined })).toBe(true);
});

test('no limit stands in the way of a batch that failed for another cause, or ran', () => {
  const now = { subscription, quota: left(0) };
  expect(limitStands(aBatch({ status: 'failed', error_code: null }), now)).toBe(false);
  expect(limitStands(aBatch({ status: 'failed' }), now)).toBe(false);
  expect(limitStands({ ...forQuota, status: 'completed' }, now)).toBe(false);
});
