import { messages } from '@candor/domain/messages';
import { PLANS } from '@candor/domain/rules/plans';
import { serverMessages } from '@candor/domain/server-messages';
import { expect, test } from 'vitest';
import type { Allowance } from './allowance';
import {
  advancedAts,
  apiKeysUsedUp,
  batchTooLarge,
  closedFeature,
  creditsUsedUp,
  featureClosed,
  inputTypeClosed,
  quotaShort,
  trialOver,
} from './refusals';

const now = new Date('2026-03-02T09:00:00.000Z');
const allowance: Allowance = {
  plan: 'starter',
  status: 'active',
  candidatesLimit: 500,
  candidatesUsed: 450,
  candidatesReserved: 40,
  candidatesRemaining: 10,
  apiKeyLimit: 3,
  apiKeysUsed: 3,
  maxBatchSize: 200,
  allowedInputTypes: PLANS.starter.allowedInputTypes,
  features: PLANS.starter.features,
  billingDays: 30,
  invitationCredits: 0,
  invitationGrantUsed: 50,
  trialExpired: false,
  planEnded: false,
  trialEndsAt: null,
  graceEndsAt: null,
  periodStart: now,
  periodEnd: now,
};

test.each([
  [
    trialOver({ plan: 'trial', planEnded: false }),
    'quota_exceeded',
    'Trial has expired. Please upgrade.',
    { limit_type: 'trial_expired', required_plan: 'starter', plan_type: 'trial' },
  ],
  [
    trialOver({ plan: 'trial', planEnded: true }),
    'quota_exceeded',
    'Your plan has ended. Please renew it in billing.',
    { limit_type: 'trial_expired', required_plan: 'starter', plan_type: 'trial' },
  ],
  [
    apiKeysUsedUp(allowance),
    'api_key_limit_exceeded',
    'API key limit (3) exceeded for starter plan. Upgrade to create more keys.',
    { limit_type: 'api_key_limit', limit: 3, used: 3, required_plan: 'professional' },
  ],
  [
    batchTooLarge(allowance, 201),
    'batch_size_exceeded',
    'Batch size (201) exceeds starter plan limit of 200 candidates.',
    { limit_type: 'batch_size_limit', requested: 201, limit: 200, required_plan: 'professional' },
  ],
  [
    inputTypeClosed(allowance, 'aws_s3'),
    'input_type_not_allowed',
    "Input type 'aws_s3' not available on starter plan. Upgrade for access.",
    { limit_type: 'input_type_restricted', input_type: 'aws_s3', required_plan: 'professional' },
  ],
  [
    featureClosed(allowance, 'meta_analytics'),
    'feature_not_available',
    "Feature 'meta_analytics' not available on starter plan. Upgrade for access.",
    { limit_type: 'feature_restricted', feature: 'meta_analytics', required_plan: 'professional' },
  ],
  [
    quotaShort(allowance, 11),
    'candidate_quota_exceeded',
    'Candidate quota exceeded for starter plan. Upgrade for more quota.',
    {
      limit_type: 'candidate_quota',
      limit: 500,
      used: 490,
      remaining: 10,
      requested: 11,
      required_plan: 'professional',
    },
  ],
  [
    creditsUsedUp(allowance),
    'quota_exceeded',
    'Your starter plan has no invitation credits left. Upgrade or buy more to invite.',
    { limit_type: 'invitation_credits', limit: 50, used: 50, remaining: 0 },
  ],
  [
    closedFeature(allowance, 'ai_strategic_advisor'),
    'feature_not_available',
    messages.aiFeatures,
    { limit_type: 'feature_restricted', feature: 'ai_strategic_advisor' },
  ],
  [
    closedFeature(allowance, 'meta_analytics'),
    'professional_subscription_required',
    serverMessages.professionalRequired,
    { limit_type: 'feature_restricted', required_plan: 'professional' },
  ],
  [
    advancedAts(allowance, 'greenhouse'),
    'professional_subscription_required',
    'Professional subscription required for advanced Greenhouse analytics.',
    { limit_type: 'feature_restricted', ats_type: 'greenhouse', required_plan: 'professional' },
  ],
])('%s carries its code, its sentence and what the screen needs', (error, code, detail, fields) => {
  expect(error.code).toBe(code);
  expect(error.status).toBe(402);
  expect(error.details).toMatchObject({ detail, upgrade_required: true, ...fields });
});

test('a refusal that no plan resolves asks for no upgrade', () => {
  const { details } = featureClosed({ plan: 'enterprise' }, 'no such feature');
  expect(details.upgrade_required).toBe(false);
  expect(details.required_plan).toBeUndefined();
});
