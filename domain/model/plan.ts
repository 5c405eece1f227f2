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

/** How a plan stands. */
export const PlanStatus = z.enum(['active', 'trialing', 'past_due', 'cancelled', 'expired']);
export type PlanStatus = z.infer<typeof PlanStatus>;

export const PlanInfo = z.object({
  plan_type: PlanType,
  status: PlanStatus.default('active'),
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
  /** What has run out is no trial but a plan that was paid for. */
  plan_ended: z.boolean().default(false),
});

/** What is left of a plan. Omitted fields read as on a fresh trial; null means 'no limit'. */
export const QuotaStatus = z.object({
  candidates_used: Count.default(0),
  candidates_limit: Limit.default(100),
  candidates_remaining: Limit.default(100),
  quota_exceeded: z.boolean().default(false),
  api_keys_used: Count.default(0),
  api_keys_limit: Limit.default(1),
  api_keys_remaining: Limit.default(1),
  invitation_credits: Count.default(0),
  plan_type: PlanType.default('trial'),
  trial_expired: z.boolean().default(false),
  max_batch_size: Limit.default(25),
  allowed_input_types: z.array(InputType).default(['csv_file', 'zip_file']),
  features: z.array(FeatureName).default(['basic_matching']),
  billing_period_days: Count.default(7),
  all_limits_enforced: z.boolean().default(true),
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
