import type { MatchResult, RequirementResult } from '@candor/domain/model/match';
import { GATE_ID } from '@candor/engine/score/line-ids';
import { apportionPoints } from '../../../ui/score/apportion-points';
import { labelRequirements } from '../../../ui/score/label-requirements';
import { type PointPart, withOpened } from '../../../ui/score/with-opened';
import type { LabelledResult } from './marks';

/** A requirement with the points it is responsible for. */
export type PointedRequirement = LabelledResult & {
  exact: PointPart;
  /** As whole numbers, which always add up to the score. */
  shown: PointPart;
  /** How many of the shown points it opened in the must-have gate. */
  opened: number;
  /** What the gate earned, which is credited to the requirements that opened it; 0 for all others. */
  shared: number;
};

/** The requirements of a match in their order, with the points to show. */
export function pointedRequirements(
  result: Pick<MatchResult, 'requirements' | 'overall_score'>,
): PointedRequirement[] {
  const labelled = labelRequirements(result.requirements);
  const parts = labelled.map(partOf);
  const whole = apportionPoints(parts, result.overall_score ?? 0);
  return labelled.map((requirement, index) => {
    const exact = parts[index] ?? NOTHING;
    const shown = whole[index] ?? NOTHING;
    const { opened_points = 0, points } = requirement;
    const opened = exact.points === 0 ? 0 : (shown.points * opened_points) / exact.points;
    return {
      ...requirement,
      exact,
      shown,
      opened: Math.round(opened),
      shared: isShared(requirement) ? Math.round(points) : 0,
    };
  });
}

/** How many of a requirement's points it opened, in words; null if all are its own. */
export function pointsWords(requirement: PointedRequirement): string | null {
  const { shown, shared } = requirement;
  if (shared > 0) {
    const left = shown.maxPoints > 0 ? `; ${shown.maxPoints} were not earned` : '';
    return `${counted(shared)} of this line are counted with the requirements that earned them${left}`;
  }
  const parts = partsWords(requirement);
  return parts && `${counted(shown.points)}: ${parts}`;
}

/** The same next to the number itself: '32 of its own and 17 from the must-haves as a whole'. */
export function partsWords({ shown, opened, shared }: PointedRequirement): string | null {
  if (shared > 0 || opened === 0) return null;
  return `${shown.points - opened} of its own and ${opened} from the must-haves as a whole`;
}

const NOTHING: PointPart = { points: 0, maxPoints: 0 };

function partOf(requirement: RequirementResult): PointPart {
  const { points, max_points: maxPoints, opened_points = 0 } = requirement;
  return withOpened({ points, maxPoints }, opened_points, isShared(requirement));
}

/** True for the gate. Results of an earlier engine do not say what opened it; there it keeps its points. */
function isShared({ id, opened_points }: RequirementResult): boolean {
  return id === GATE_ID && opened_points !== undefined;
}

function counted(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}
