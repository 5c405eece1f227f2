import { type PlanProblem, planProblems } from '@candor/domain/rules/plan-checks';
import type { FeatureName, InputType } from '@candor/domain/rules/plans';
import type { Allowance } from '../../access/allowance';
import {
  batchTooLarge,
  featureClosed,
  inputTypeClosed,
  quotaShort,
  trialOver,
} from '../../access/refusals';

/**
 * What a batch requires of a plan. `unpaid` is how many of the candidates need quota; `feature` is what it was
 * submitted with beyond the usual.
 */
export type Demand = {
  inputType: InputType;
  candidates: number;
  unpaid: number;
  feature?: FeatureName | null;
};

/**
 * Checks a batch against what the account may do now, in the contract's order: source, size, feature, quota.
 *
 * @throws AppError 402 for the first limit that it exceeds.
 */
export function checkPlan(allowance: Allowance, demand: Demand): void {
  const { inputType, candidates, unpaid, feature = null } = demand;
  const request = { inputType, candidates, feature };
  const remaining = allowance.candidatesRemaining;
  // Plan checks know one number of candidates; repeated texts and those already paid for need no quota.
  const candidatesRemaining = remaining === null ? null : remaining + (candidates - unpaid);
  const [first] = planProblems({ ...allowance, candidatesRemaining }, request);
  if (first) throw refusalOf(first, allowance, demand);
}

/**
 * The same for the source alone, before it is read.
 *
 * @throws AppError 402 if the plan does not include it.
 */
export function checkInputType(allowance: Allowance, type: InputType): void {
  if (!allowance.allowedInputTypes.includes(type)) throw inputTypeClosed(allowance, type);
}

function refusalOf(problem: PlanProblem, allowance: Allowance, demand: Demand): Error {
  switch (problem.limitType) {
    case 'trial_expired':
      return trialOver(allowance);
    case 'input_type_restricted':
      return inputTypeClosed(allowance, demand.inputType);
    case 'batch_size_limit':
      return batchTooLarge(allowance, demand.candidates);
    case 'feature_restricted':
      return featureClosed(allowance, demand.feature ?? '');
    default:
      return quotaShort(allowance, demand.unpaid);
  }
}
