import { z } from 'zod';
import { FeatureName, InputType, PlanType } from '../rules/plans';
import { Time } from './scalars';

/** A limit; null is 'no limit'. */
const Limit = z.number().int().nonnegative().nullable();
const Count = z.number().int().nonnegative();

export const PlanLimits = z.object({
  candidate_quota: Limit,
  api_key_limit: Limit,
  max_batch_size: Limit,
  billing_period_days: Count,
  allowed_input_types: z.array(InputType),
  features: z.array(FeatureName),
});

export const PlanInfo = z.object({
  plan_type: PlanType,
  status: z.enum(['active', 'trialing', 'past_due', 'cancelled', 'expired']),
  limits: PlanLimits,
  usage: z.object({
    candidates_used: Count,
    candidates_limit: Limit,
    candidates_remaining: Limit,
    api_keys_used: Count,
    api_keys_limit: Limit,
  }),
  trial_expired: z.boolean(),
  upgrade_required: z.boolean(),
  validation_enabled: z.boolean(),
  trial_expires: Time.nullable(),
  current_period_end: Time.nullable(),
});

export const Subscription = z.object({
  plan_type: PlanType,
  candidates_used: Count,
  candidates_limit: Limit,
  api_key_limit: Limit,
  max_batch_size: Limit,
  allowed_input_types: z.array(InputType),
  features: z.array(FeatureName),
  billing_period_days: Count,
  validation_enabled: z.boolean(),
  trial_ends_at: Time.nullable(),
  days_remaining: Count.nullable(),
});

export const QuotaStatus = z.object({
  candidates_used: Count,
  candidates_limit: Limit,
  candidates_remaining: Limit,
  quota_exceeded: z.boolean(),
  api_keys_used: Count,
  api_keys_limit: Limit,
  api_keys_remaining: Limit,
  invitation_credits: Count,
  plan_type: PlanType,
  trial_expired: z.boolean(),
  max_batch_size: Limit,
  allowed_input_types: z.array(InputType),
  features: z.array(FeatureName),
  billing_period_days: Count,
  all_limits_enforced: z.boolean(),
});

export const FeatureAccess = z.object({
  feature: z.string(),
  has_access: z.boolean(),
  plan_type: PlanType,
  required_plan: PlanType.nullable(),
  upgrade_required: z.boolean(),
});

export type PlanLimits = z.infer<typeof PlanLimits>;
export type PlanInfo = z.infer<typeof PlanInfo>;
export type Subscription = z.infer<typeof Subscription>;
export type QuotaStatus = z.infer<typeof QuotaStatus>;
export type FeatureAccess = z.infer<typeof FeatureAccess>;

/** What a screen assumes of a quota that names less than it should. */
const QUOTA_DEFAULTS: QuotaStatus = {
  candidates_used: 0,
  candidates_limit: 100,
  candidates_remaining: 100,
  quota_exceeded: false,
  api_keys_used: 0,
  api_keys_limit: 1,
  api_keys_remaining: 1,
  invitation_credits: 0,
  plan_type: 'trial',
  trial_expired: false,
  max_batch_size: 25,
  allowed_input_types: ['csv_file', 'zip_file'],
  features: ['basic_matching'],
  billing_period_days: 7,
  all_limits_enforced: true,
};

/** Completes a quota answer: what it does not name takes its default. null stays null, it means 'no limit'. */
export function completeQuota(partial: Partial<QuotaStatus>): QuotaStatus {
  const named = Object.fromEntries(Object.entries(partial).filter(([, v]) => v !== undefined));
  return QuotaStatus.parse({ ...QUOTA_DEFAULTS, ...named });
}
