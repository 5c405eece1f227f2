import type { MatchResult } from '@candor/domain/model/match';
import { labelRequirements } from '../../../ui/score/label-requirements';
import { apportionPoints, type PointPart } from './apportion-points';
import type { LabelledResult } from './marks';

/** A requirement with its points as whole numbers, which everywhere add up to the score. */
export type PointedRequirement = LabelledResult & { shown: PointPart };

/** The requirements of a match in their order, with the points to show. */
export function pointedRequirements(
  result: Pick<MatchResult, 'requirements' | 'overall_score'>,
): PointedRequirement[] {
  const labelled = labelRequirements(result.requirements);
  const parts = labelled.map(({ points, max_points }) => ({ points, maxPoints: max_points }));
  const shown = apportionPoints(parts, result.overall_score ?? 0);
  return labelled.map((requirement, index) => ({
    ...requirement,
    shown: shown[index] ?? { points: 0, maxPoints: 0 },
  }));
}
