import { AppError, CODE_OF_LIMIT, type ErrorDetails, type LimitType } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import {
  type FeatureName,
  type InputType,
  lowestPlanForBatch,
  lowestPlanTaking,
  lowestPlanWith,
  nextPlan,
  PLANS,
  type PlanType,
  planRank,
} from '@candor/domain/rules/plans';
import { serverMessages } from '@candor/domain/server-messages';
import type { Allowance } from './allowance';

/** The trial, or the plan that followed it, has ended. */
export function trialOver({ plan, planEnded }: Pick<Allowance, 'plan' | 'planEnded'>): AppError {
  return refusal('trial_expired', plan, 'starter', {
    detail: planEnded ? messages.planEnded : messages.trialExpired,
    reason: 'trial_expired',
  });
}

/** The plan's API keys are all in use. */
export function apiKeysUsedUp({ plan, apiKeyLimit, apiKeysUsed }: Allowance): AppError {
  const limit = apiKeyLimit ?? apiKeysUsed;
  return refusal('api_key_limit', plan, nextPlan(plan), {
    detail: messages.apiKeyLimit(limit, plan),
    limit,
    used: apiKeysUsed,
  });
}

/** No invitation credit is left. */
export function creditsUsedUp({ plan, invitationGrantUsed: used }: Allowance): AppError {
  return refusal('invitation_credits', plan, nextPlan(plan), {
    detail: serverMessages.invitationCredits(plan),
    limit: used,
    used,
    remaining: 0,
  });
}

/** A batch is larger than the plan allows. */
export function batchTooLarge(
  { plan, maxBatchSize }: Pick<Allowance, 'plan' | 'maxBatchSize'>,
  requested: number,
): AppError {
  const limit = maxBatchSize ?? requested;
  return refusal('batch_size_limit', plan, lowestPlanForBatch(requested), {
    detail: messages.batchSize(requested, plan, limit),
    limit,
    requested,
  });
}

/** The plan does not include this kind of source. */
export function inputTypeClosed({ plan }: Pick<Allowance, 'plan'>, type: InputType): AppError {
  return refusal('input_type_restricted', plan, lowestPlanTaking(type), {
    detail: messages.inputTypeNotAllowed(type, plan),
    input_type: type,
  });
}

/** The plan lacks a feature. */
export function featureClosed({ plan }: Pick<Allowance, 'plan'>, feature: string): AppError {
  return refusal('feature_restricted', plan, lowestPlanWith(feature), {
    detail: messages.featureNotAvailable(feature, plan),
    feature,
  });
}

/** A call needs a feature that the plan lacks, in the specification's wording for this feature. */
export function closedFeature(allowance: Pick<Allowance, 'plan'>, feature: FeatureName): AppError {
  const refused = featureClosed(allowance, feature);
  switch (feature) {
    case 'meta_analytics':
      return new AppError('professional_subscription_required', {
        ...refused.details,
        detail: serverMessages.professionalRequired,
      });
    case 'ai_strategic_advisor':
      return new AppError(refused.code, { ...refused.details, detail: messages.aiFeatures });
    default:
      return refused;
  }
}

/** Figures across all of an ATS's jobs need a higher plan. */
export function advancedAts(allowance: Pick<Allowance, 'plan'>, ats: AtsType): AppError {
  return new AppError('professional_subscription_required', {
    ...featureClosed(allowance, 'meta_analytics').details,
    detail: messages.atsProfessionalRequired(ATS_NAMES[ats]),
    ats_type: ats,
  });
}

/** Fewer candidates are left than were requested. Running reservations count as used. */
export function quotaShort(
  allowance: Pick<
    Allowance,
    'plan' | 'candidatesLimit' | 'candidatesUsed' | 'candidatesReserved' | 'candidatesRemaining'
  >,
  requested: number,
): AppError {
  const { plan, candidatesLimit, candidatesUsed, candidatesReserved, candidatesRemaining } =
    allowance;
  return refusal('candidate_quota', plan, lowestPlanForQuota(plan, requested), {
    detail: messages.candidateQuota(plan),
    limit: candidatesLimit,
    used: candidatesUsed + candidatesReserved,
    remaining: candidatesRemaining ?? 0,
    requested,
  });
}

/** The next plan whose monthly quota covers the request. */
function lowestPlanForQuota(plan: PlanType, requested: number): PlanType | null {
  const higher = Object.values(PLANS).filter(({ id }) => planRank(id) > planRank(plan));
  const fits = higher.find(({ candidateQuota: quota }) => {
    if (quota === 'custom') return true;
    return (typeof quota === 'number' ? quota : quota.monthly) >= requested;
  });
  return fits?.id ?? null;
}

function refusal(
  limitType: LimitType,
  plan: PlanType,
  requiredPlan: PlanType | null,
  details: ErrorDetails,
): AppError {
  return new AppError(CODE_OF_LIMIT[limitType], {
    ...details,
    limit_type: limitType,
    plan_type: plan,
    upgrade_required: requiredPlan !== null,
    ...(requiredPlan && { required_plan: requiredPlan }),
  });
}
