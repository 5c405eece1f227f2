import { describe, expect, test } from 'vitest';
import {
  atLeast,
  lowestPlanForBatch,
  lowestPlanTaking,
  lowestPlanWith,
  nextPlan,
  opensFeature,
  PLANS,
  PlanType,
} from './plans';

describe('the plan catalogue', () => {
  test('plans rank trial, starter, professional, enterprise', () => {
    expect(PlanType.options).toEqual(['trial', 'starter', 'professional', 'enterprise']);
    expect(atLeast('professional', 'starter')).toBe(true);
    expect(atLeast('starter', 'starter')).toBe(true);
    expect(atLeast('trial', 'starter')).toBe(false);
  });

  test.each([
    ['trial', 100, 1, 25, 7],
    ['starter', { monthly: 500, yearly: 6000 }, 3, 200, 30],
    ['professional', { monthly: 2500, yearly: 30000 }, 10, 500, 30],
    ['enterprise', 'custom', 'custom', 'custom', 365],
  ] as const)('%s has its limits', (id, candidateQuota, apiKeyLimit, maxBatchSize, billingDays) => {
    expect(PLANS[id]).toMatchObject({
      id,
      candidateQuota,
      apiKeyLimit,
      maxBatchSize,
      billingDays,
    });
  });

  test('each plan is called what people buy', () => {
    const names = Object.values(PLANS).map(({ name }) => name);
    expect(names).toEqual(['Trial', 'Starter', 'Professional', 'Enterprise']);
  });

  test.each([
    ['trial', 5],
    ['starter', { monthly: 50, yearly: 600 }],
    ['professional', { monthly: 250, yearly: 3000 }],
    ['enterprise', 'custom'],
  ] as const)('%s has its invitation credits', (id, invitationCredits) => {
    expect(PLANS[id].invitationCredits).toEqual(invitationCredits);
  });

  test('each plan adds its input types', () => {
    expect(PLANS.trial.allowedInputTypes).toEqual(['csv_file', 'zip_file']);
    expect(PLANS.starter.allowedInputTypes).toEqual(['csv_file', 'zip_file', 'google_drive']);
    expect(PLANS.professional.allowedInputTypes).toHaveLength(5);
    expect(PLANS.enterprise.allowedInputTypes).toHaveLength(5);
  });

  test('each plan adds its features, and every plan has keys', () => {
    const trial = ['basic_matching', 'csv_upload', 'zip_upload'];
    const starter = [...trial, 'google_drive'];
    expect(PLANS.trial.features).toEqual(trial);
    expect(PLANS.starter.features).toEqual(starter);
    expect(PLANS.professional.features).toEqual([
      ...starter,
      'advanced_matching',
      'all_uploads',
      'meta_analytics',
      'priority_support',
      'ai_strategic_advisor',
    ]);
    expect(PLANS.enterprise.features).toEqual(['all_features', 'custom_support']);
    for (const { features } of Object.values(PLANS)) {
      expect(opensFeature(features, 'api_access')).toBe(true);
    }
  });

  test('all_features opens every feature', () => {
    expect(opensFeature(PLANS.enterprise.features, 'meta_analytics')).toBe(true);
    expect(opensFeature(PLANS.trial.features, 'meta_analytics')).toBe(false);
    expect(opensFeature(PLANS.professional.features, 'meta_analytics')).toBe(true);
  });

  test('the lowest plan that resolves a refusal is named', () => {
    expect(lowestPlanWith('google_drive')).toBe('starter');
    expect(lowestPlanWith('meta_analytics')).toBe('professional');
    expect(lowestPlanWith('custom_integrations')).toBe('enterprise');
    expect(lowestPlanWith('no such feature')).toBeNull();
    expect(lowestPlanTaking('aws_s3')).toBe('professional');
    expect(lowestPlanForBatch(26)).toBe('starter');
    expect(lowestPlanForBatch(200)).toBe('starter');
    expect(lowestPlanForBatch(501)).toBe('enterprise');
    expect(nextPlan('trial')).toBe('starter');
    expect(nextPlan('enterprise')).toBeNull();
  });
});
