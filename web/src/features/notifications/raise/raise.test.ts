import { expect, test } from 'vitest';
import { ClientError } from '../../../api/client-error';
import { aQuota, aSubscription } from '../../../testing/samples';
import { planLimit } from './plan-limit';
import { strategicError } from './strategic-error';
import { thresholds } from './thresholds';

const now = new Date('2026-03-02T09:00:00.000Z');
const calm = { quota: aQuota(), subscription: aSubscription(), period: '2026-04-01', now };

test('thresholds are those of the account, and there are none while its state is unknown', () => {
  const near = { ...calm, quota: aQuota({ candidates_used: 460 }) };
  expect(thresholds(near).map(({ subtype }) => subtype)).toEqual(['quota_90']);
  const subscription = aSubscription({ plan_type: 'trial', days_remaining: 2 });
  expect(thresholds({ ...calm, subscription }).map(({ subtype }) => subtype)).toEqual(['trial_2']);
  expect(thresholds({ ...near, quota: undefined, subscription: undefined })).toEqual([]);
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

test('the same plan refusal is told once a day', () => {
  const error = new ClientError({ code: 'batch_size_exceeded', message: 'Too large.' });
  const idAt = (at: string) => planLimit(error, new Date(at)).id;
  const first = idAt('2026-03-02T09:00:00.000Z');
  expect(idAt('2026-03-02T21:00:00.000Z')).toBe(first);
  expect(idAt('2026-03-03T09:00:00.000Z')).not.toBe(first);
});

test('a limit that no plan lifts suggests none', () => {
  const code = 'candidate_quota_exceeded';
  const body = { code, detail: '', request_id: 'request-0001', upgrade_required: false } as const;
  const error = new ClientError({ code, message: 'Nothing is left.', body });
  expect(planLimit(error, now)).toMatchObject({
    message: 'Nothing is left.',
    actionUrl: '/billing',
  });
});

test('unavailable figures are reported once a day, with a link to them', () => {
  const told = strategicError('Failed to load strategic analytics', now);
  expect(told).toMatchObject({
    title: 'Strategic Analytics Error',
    message: 'Failed to load strategic analytics',
    actionUrl: '/meta-analytics',
  });
  expect(strategicError(told.message, new Date(now.getTime() + 3_600_000)).id).toBe(told.id);
});
