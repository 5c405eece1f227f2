import { users } from '@candor/domain/api/users';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { aQuota, aSubscription, aUser } from '../testing/samples';
import { applyLimits } from './apply-limits';
import { keyOf } from './use-call';

const scope = ['user-0001', 'starter'] as const;
const quotaKey = keyOf(scope, users.quotaStatus.name, {});
const subscriptionKey = keyOf(scope, users.subscription.name, {});
const planKey = keyOf(scope, users.planInfo.name, {});

function aCache() {
  const client = createQueryClient();
  client.setQueryData(quotaKey, aQuota());
  client.setQueryData(subscriptionKey, aSubscription());
  client.setQueryData(planKey, aUser().plan_info);
  return client;
}

test('limits in a response update quota, subscription and plan at once', () => {
  const client = aCache();
  applyLimits(client, {
    candidates_used: 460,
    candidates_remaining: 40,
    max_batch_size: 20,
    api_keys_used: 2,
    api_keys_limit: 5,
    candidates_limit: 800,
  });
  expect(client.getQueryData(quotaKey)).toEqual(
    aQuota({
      candidates_limit: 800,
      candidates_used: 460,
      candidates_remaining: 40,
      max_batch_size: 20,
      api_keys_used: 2,
      api_keys_limit: 5,
      api_keys_remaining: 3,
    }),
  );
  expect(client.getQueryData(subscriptionKey)).toEqual(
    aSubscription({
      candidates_used: 460,
      max_batch_size: 20,
      api_key_limit: 5,
      candidates_limit: 800,
    }),
  );
  expect(client.getQueryData(planKey)).toMatchObject({
    usage: { candidates_used: 460, candidates_remaining: 40, api_keys_used: 2, api_keys_limit: 5 },
    limits: { max_batch_size: 20, api_key_limit: 5, candidate_quota: 800 },
  });
});

test('the credits that an invitation left are known at once, and plan and candidates stay', () => {
  const client = aCache();
  applyLimits(client, { invitation_credits: 47 });
  expect(client.getQueryData(quotaKey)).toEqual(aQuota({ invitation_credits: 47 }));
  expect(client.getQueryData(subscriptionKey)).toEqual(aSubscription());
  expect(client.getQueryData(planKey)).toEqual(aUser().plan_info);
});

test('the limits of another plan change nothing that is known of the one before', () => {
  const client = aCache();
  const before = [quotaKey, subscriptionKey, planKey].map((key) => client.getQueryData(key));
  applyLimits(client, { plan_type: 'professional', max_batch_size: 1000, candidates_limit: 2500 });
  const after = [quotaKey, subscriptionKey, planKey].map((key) => client.getQueryData(key));
  expect(after).toEqual(before);
});

test('what one call was charged is not what the plan has used', () => {
  const client = aCache();
  const before = client.getQueryData(quotaKey);
  applyLimits(client, { estimated_count: 12, candidates_charged: 12 });
  expect(client.getQueryData(quotaKey)).toBe(before);
});

test('an answer that names no number leaves everything as it was', () => {
  const client = aCache();
  const before = client.getQueryData(quotaKey);
  applyLimits(client, { plan_type: 'starter' });
  expect(client.getQueryData(quotaKey)).toBe(before);
});

test('a response without news changes nothing, not even when it was read', () => {
  const client = aCache();
  const told: unknown[] = [];
  client.getQueryCache().subscribe(({ type }) => told.push(type));
  const { candidates_used, max_batch_size, api_keys_used, api_keys_limit } = aQuota();
  const known = { candidates_used, max_batch_size, api_keys_used };
  applyLimits(client, { ...known, ...(api_keys_limit !== null && { api_keys_limit }) });
  expect(told).toEqual([]);
});

test('what was never read is not invented', () => {
  const client = createQueryClient();
  applyLimits(client, { candidates_used: 460 });
  expect(client.getQueryData(quotaKey)).toBeUndefined();
});
