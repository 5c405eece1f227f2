import type { JobRequirement, RequirementResult } from '@candor/domain/model/match';
import { requirementsByRubric } from '@candor/engine';
import { type MatchedBatch, requirementOf } from '../../scoring/stored-match';

/** The requirements that a batch is scored by: those of its edited rubric, or those read from the job. */
export function shownRequirements({ requirements, rubric }: MatchedBatch): JobRequirement[] {
  if (!rubric) return [...requirements];
  const unmeasured = requirements.map((requirement) => ({ ...requirement, ...NOTHING_MEASURED }));
  return requirementsByRubric(unmeasured, rubric.lines).requirements.map(requirementOf);
}

const NOTHING_MEASURED = {
  verdict: 'unmet' as const,
  strength: 0,
  points: 0,
  max_points: 0,
  evidence: [],
} satisfies Omit<RequirementResult, keyof JobRequirement>;
