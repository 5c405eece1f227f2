import type { LimitType } from '../errors';
import { messages } from '../messages';
import { type FeatureName, type InputType, opensFeature, type PlanType } from './plans';
import { shareOf, takesMuchOf } from './quota';

/** The limits of one account. null is 'no limit'. */
export type Allowance = {
  plan: PlanType;
  allowedInputTypes: readonly InputType[];
  features: readonly FeatureName[];
  maxBatchSize: number | null;
  candidatesLimit: number | null;
  /** What new work may still use, after deducting running reservations. null is 'no limit'. */
  candidatesRemaining: number | null;
  trialExpired: boolean;
  /** What has ended is a plan, not a trial. */
  planEnded: boolean;
};

export type PlanRequest = {
  inputType: InputType;
  candidates: number;
  feature: FeatureName | null;
};

/** Why a plan refuses a request. A higher plan resolves each of them. */
export type PlanProblem = {
  limitType: LimitType;
  message: string;
  upgradeRequired: true;
};

/**
 * The plan's objections to a batch, in the order of the specification: trial, input type, batch size, feature,
 * candidate quota. Empty if it may run.
 */
export function planProblems(allowance: Allowance, request: PlanRequest): PlanProblem[] {
  const { plan } = allowance;
  const problems: PlanProblem[] = [];
  const refuse = (limitType: LimitType, message: string) =>
    problems.push({ limitType, message, upgradeRequired: true });

  if (allowance.trialExpired) {
    refuse('trial_expired', allowance.planEnded ? messages.planEnded : messages.trialExpired);
  }
  if (!allowance.allowedInputTypes.includes(request.inputType)) {
    refuse('input_type_restricted', messages.inputTypeNotAllowed(request.inputType, plan));
  }
  if (allowance.maxBatchSize !== null && request.candidates > allowance.maxBatchSize) {
    const sentence = messages.batchSizePlanned(request.candidates, plan, allowance.maxBatchSize);
    refuse('batch_size_limit', sentence);
  }
  if (request.feature && !opensFeature(allowance.features, request.feature)) {
    refuse('feature_restricted', messages.featureNotAvailable(request.feature, plan));
  }
  const remaining = allowance.candidatesRemaining;
  if (remaining !== null && request.candidates > remaining) {
    refuse('candidate_quota', messages.insufficientQuota(request.candidates, remaining));
  }
  return problems;
}

/** The warning before a batch that uses much of what is left; null if it does not. */
export function quotaWarning(allowance: Allowance, candidates: number): string | null {
  const { candidatesLimit: limit, candidatesRemaining: remaining } = allowance;
  if (limit === null || remaining === null || candidates > remaining) return null;
  return takesMuchOf(remaining, candidates)
    ? messages.quotaShare(shareOf(limit, candidates))
    : null;
}

/** Why no further API key may be created; null while there is room. A limit of null is 'no limit'. */
export function apiKeyProblem(used: number, limit: number | null): PlanProblem | null {
  if (limit === null || used < limit) return null;
  return {
    limitType: 'api_key_limit',
    message: messages.apiKeyLimitReached(limit),
    upgradeRequired: true,
  };
}
