import { PLANS } from '@candor/domain/rules/plans';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const NOW = new Date('2026-03-02T09:00:00.000Z');
const HOUR = 3_600_000;

describe('the plan of an account', () => {
  test('the subscription names plan, use and limits', async () => {
    const user = await aUser(t.db, { used: 10, reserved: 5 });
    expect((await t.as(user).get('/api/users/subscription')).json()).toEqual({
      plan_type: 'trial',
      candidates_used: 15,
      candidates_limit: 100,
      api_key_limit: 1,
      max_batch_size: 25,
      allowed_input_types: ['csv_file', 'zip_file'],
      features: ['basic_matching', 'csv_upload', 'zip_upload'],
      billing_period_days: 7,
      validation_enabled: true,
      trial_ends_at: '2026-03-09T09:00:00.000Z',
      days_remaining: 7,
      plan_ended: false,
    });
  });

  test('plan-info holds limits, usage and period', async () => {
    const user = await aUser(t.db, { plan: 'professional', used: 100 });
    expect((await t.as(user).get('/api/users/plan-info')).json()).toEqual({
      plan_type: 'professional',
      status: 'active',
      limits: {
        candidate_quota: 2500,
        api_key_limit: 10,
        max_batch_size: 500,
        billing_period_days: 30,
        allowed_input_types: ['csv_file', 'zip_file', 'google_drive', 'aws_s3', 'database'],
        features: PLANS.professional.features,
      },
      usage: {
        candidates_used: 100,
        candidates_limit: 2500,
        candidates_remaining: 2400,
        api_keys_used: 0,
        api_keys_limit: 10,
      },
      trial_expired: false,
      upgrade_required: false,
      validation_enabled: true,
      trial_expires: null,
      current_period_end: '2026-04-01T09:00:00.000Z',
    });
  });

  test('quota-status reports what is left of every limit', async () => {
    const user = await aUser(t.db, { used: 100 });
    expect((await t.as(user).get('/api/users/quota-status')).json()).toEqual({
      candidates_used: 100,
      candidates_limit: 100,
      candidates_remaining: 0,
      quota_exceeded: true,
      api_keys_used: 0,
      api_keys_limit: 1,
      api_keys_remaining: 1,
      invitation_credits: 5,
      plan_type: 'trial',
      trial_expired: false,
      max_batch_size: 25,
      allowed_input_types: ['csv_file', 'zip_file'],
      features: PLANS.trial.features,
      billing_period_days: 7,
      all_limits_enforced: true,
    });
  });

  test('a paid plan has no last day, and no end of a trial', async () => {
    const user = await aUser(t.db, { plan: 'professional' });
    const subscription = (await t.as(user).get('/api/users/subscription')).json();
    expect(subscription).toMatchObject({ days_remaining: null, trial_ends_at: null });
  });

  test.each([
    [2499, false],
    [2500, true],
  ])('with %i of 2500 candidates used, that more needs an upgrade is %s', async (used, needed) => {
    const user = await aUser(t.db, { plan: 'professional', used });
    const info = (await t.as(user).get('/api/users/plan-info')).json();
    expect(info.upgrade_required).toBe(needed);
  });

  test('a limit that the contract leaves open is null', async () => {
    const user = await aUser(t.db, { plan: 'enterprise' });
    expect((await t.as(user).get('/api/users/quota-status')).json()).toMatchObject({
      candidates_limit: null,
      candidates_remaining: null,
      api_keys_remaining: null,
      max_batch_size: null,
      quota_exceeded: false,
    });
  });

  test.each([
    [7 * 24 * HOUR, 7, false],
    [24 * HOUR + 1, 2, false],
    [24 * HOUR, 1, false],
    [1, 1, false],
    [0, 0, true],
    [-HOUR, 0, true],
  ])('%i ms before the end of a trial %i days remain', async (left, days, expired) => {
    const user = await aUser(t.db, { trialEndsAt: new Date(NOW.getTime() + left) });
    const subscription = (await t.as(user).get('/api/users/subscription')).json();
    const info = (await t.as(user).get('/api/users/plan-info')).json();
    expect(subscription.days_remaining).toBe(days);
    expect(info.trial_expired).toBe(expired);
    expect(info.status).toBe(expired ? 'expired' : 'trialing');
    expect(info.upgrade_required).toBe(expired);
  });

  test('stays readable for who is unconfirmed or past the trial', async () => {
    const user = await aUser(t.db, { confirmed: false, trialEndsAt: NOW });
    for (const call of ['subscription', 'plan-info', 'quota-status', 'feature-access/csv_upload']) {
      expect((await t.as(user).get(`/api/users/${call}`)).statusCode).toBe(200);
    }
  });
});

describe('whether a plan has a feature', () => {
  const ask = async (plan: 'trial' | 'professional' | 'enterprise', feature: string) => {
    const user = await aUser(t.db, { plan });
    const reply = await t.as(user).get(`/api/users/feature-access/${feature}`);
    return reply.json();
  };

  test('is told with the plan that would have it', async () => {
    expect(await ask('trial', 'meta_analytics')).toEqual({
      feature: 'meta_analytics',
      has_access: false,
      plan_type: 'trial',
      required_plan: 'professional',
      upgrade_required: true,
    });
    expect(await ask('professional', 'meta_analytics')).toMatchObject({ has_access: true });
    expect(await ask('enterprise', 'custom_integrations')).toMatchObject({ has_access: true });
  });

  test('a name that no plan knows is closed on every plan', async () => {
    expect(await ask('enterprise', 'time_travel')).toMatchObject({
      has_access: false,
      required_plan: null,
      upgrade_required: false,
    });
  });

  test('a blank name is refused', async () => {
    const user = await aUser(t.db);
    const reply = await t.as(user).get('/api/users/feature-access/%20');
    expect([reply.statusCode, reply.json().detail]).toEqual([400, 'Feature name is required']);
  });
});
