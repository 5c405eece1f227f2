import type { FeatureAccess, PlanInfo, QuotaStatus, Subscription } from '@candor/domain/model/plan';
import { lowestPlanWith, opensFeature } from '@candor/domain/rules/plans';
import { daysRemaining } from '@candor/domain/rules/quota';
import type { Allowance } from './allowance';

/** Candidates no longer available to new work: those used and those held by running batches. */
export function takenCandidates(allowance: Allowance): number {
  return allowance.candidatesUsed + allowance.candidatesReserved;
}

/** The plan with its limits, its usage, and its period. */
export function planInfoOf(allowance: Allowance): PlanInfo {
  const { candidatesLimit, apiKeyLimit, apiKeysUsed, trialExpired } = allowance;
  return {
    plan_type: allowance.plan,
    status: allowance.status,
    limits: {
      candidate_quota: candidatesLimit,
      api_key_limit: apiKeyLimit,
      max_batch_size: allowance.maxBatchSize,
      billing_period_days: allowance.billingDays,
      allowed_input_types: [...allowance.allowedInputTypes],
      features: [...allowance.features],
    },
    usage: {
      candidates_used: takenCandidates(allowance),
      candidates_limit: candidatesLimit,
      candidates_remaining: allowance.candidatesRemaining,
      api_keys_used: apiKeysUsed,
      api_keys_limit: apiKeyLimit,
    },
    trial_expired: trialExpired,
    upgrade_required: trialExpired || allowance.candidatesRemaining === 0,
    validation_enabled: true,
    trial_expires: trialEnd(allowance),
    current_period_end: allowance.periodEnd.toISOString(),
  };
}

/** The subscription as billing shows it. */
export function subscriptionOf(allowance: Allowance, now: Date): Subscription {
  const { plan, trialEndsAt } = allowance;
  return {
    plan_type: plan,
    candidates_used: takenCandidates(allowance),
    candidates_limit: allowance.candidatesLimit,
    api_key_limit: allowance.apiKeyLimit,
    max_batch_size: allowance.maxBatchSize,
    allowed_input_types: [...allowance.allowedInputTypes],
    features: [...allowance.features],
    billing_period_days: allowance.billingDays,
    validation_enabled: true,
    trial_ends_at: trialEnd(allowance),
    days_remaining: plan === 'trial' && trialEndsAt ? daysRemaining(trialEndsAt, now) : null,
    plan_ended: allowance.planEnded,
  };
}

/** What is left of every limit. */
export function quotaStatusOf(allowance: Allowance): QuotaStatus {
  const { apiKeyLimit, apiKeysUsed, candidatesRemaining } = allowance;
  return {
    candidates_used: takenCandidates(allowance),
    candidates_limit: allowance.candidatesLimit,
    candidates_remaining: candidatesRemaining,
    quota_exceeded: candidatesRemaining === 0,
    api_keys_used: apiKeysUsed,
    api_keys_limit: apiKeyLimit,
    api_keys_remaining: apiKeyLimit === null ? null : Math.max(0, apiKeyLimit - apiKeysUsed),
    invitation_credits: allowance.invitationCredits,
    plan_type: allowance.plan,
    trial_expired: allowance.trialExpired,
    max_batch_size: allowance.maxBatchSize,
    allowed_input_types: [...allowance.allowedInputTypes],
    features: [...allowance.features],
    billing_period_days: allowance.billingDays,
    all_limits_enforced: true,
  };
}

/** Whether the plan includes a feature, and which plan would. An unknown name is not included. */
export function featureAccessOf({ plan, features }: Allowance, feature: string): FeatureAccess {
  const required = lowestPlanWith(feature);
  const open = required !== null && opensFeature(features, feature);
  return {
    feature,
    has_access: open,
    plan_type: plan,
    required_plan: required,
    upgrade_required: !open && required !== null,
  };
}

function trialEnd({ plan, trialEndsAt }: Allowance): string | null {
  return plan === 'trial' && trialEndsAt ? trialEndsAt.toISOString() : null;
}
