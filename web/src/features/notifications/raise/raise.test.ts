import { expect, test } from 'vitest';
import { ClientError } from '../../../api/client-error';
import { aBatch, aQuota, aSubscription } from '../../../testing/samples';
import { batchEnded } from './batch-ended';
import { planLimit } from './plan-limit';
import { thresholds } from './thresholds';

const now = new Date('2026-03-02T09:00:00.000Z');
const calm = { quota: aQuota(), subscription: aSubscription(), period: '2026-04-01', now };

test.each([
  [249, []],
  [250, ['medium']],
  [375, ['high']],
  [450, ['critical']],
])('%i of 500 candidates used is worth %j', (candidates_used, priorities) => {
  const found = thresholds({ ...calm, quota: aQuota({ candidates_used }) });
  expect(found.map(({ priority }) => priority)).toEqual(priorities);
});

test('a level is told once per period', () => {
  const quota = aQuota({ candidates_used: 380 });
  const [one] = thresholds({ ...calm, quota });
  const [again] = thresholds({ ...calm, quota: aQuota({ candidates_used: 400 }) });
  const [later] = thresholds({ ...calm, quota, period: '2026-05-01' });
  expect(again?.id).toBe(one?.id);
  expect(later?.id).not.toBe(one?.id);
});

test('without a limit there is no threshold', () => {
  expect(thresholds({ ...calm, quota: aQuota({ candidates_limit: null }) })).toEqual([]);
});

test.each([
  [4, []],
  [3, ['high']],
  [2, ['critical']],
  [1, ['critical']],
  [0, []],
])('a trial with %i days left is worth %j', (days_remaining, priorities) => {
  const subscription = aSubscription({ plan_type: 'trial', days_remaining });
  expect(thresholds({ ...calm, subscription }).map(({ priority }) => priority)).toEqual(priorities);
});

test('a plan refusal is called Plan Limit Reached and suggests an upgrade', () => {
  const error = new ClientError({ code: 'batch_size_exceeded', message: 'Too large.' });
  expect(planLimit(error, now)).toMatchObject({
    title: 'Plan Limit Reached',
    message: 'Too large. Upgrade for more.',
    priority: 'high',
    actionUrl: '/pricing',
  });
});

test('a batch that ended is told with the way to it', () => {
  expect(batchEnded(aBatch())).toMatchObject({
    title: 'Night Porter is scored',
    message: '2 of 3 scored.',
    actionUrl: '/analytics?batchId=batch-0001',
  });
  expect(
    batchEnded(aBatch({ status: 'failed', error_message: 'The ZIP is damaged' })),
  ).toMatchObject({
    title: 'Night Porter failed',
    message: 'The ZIP is damaged',
    priority: 'high',
  });
});

test('a batch that somebody cancelled is not told to them', () => {
  expect(batchEnded(aBatch({ status: 'cancelled' }))).toBeNull();
});
