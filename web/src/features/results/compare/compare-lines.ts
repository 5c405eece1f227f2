import type { MatchResult, Verdict } from '@candor/domain/model/match';
import type { RequirementGroup } from '../../../ui/score/requirement-group';
import type { PointPart } from '../../../ui/score/with-opened';
import { type PointedRequirement, pointedRequirements } from '../evidence/pointed-requirements';

export type CompareCell = {
  verdict: Verdict;
  /** Earned out of attainable, from 0 to 1: for the figure next to it, if there is one. */
  share: number;
  exact: PointPart;
  /** The whole points that the evidence shows. */
  shown: PointPart;
  /** What the line earned that is credited to those that opened it. */
  shared: number;
  quote: string | null;
};

export type CompareLine = {
  id: string;
  label: string;
  text: string;
  group: RequirementGroup;
  /** One per person, in their order. */
  cells: CompareCell[];
  /** Whether the people differ in what they show. */
  differs: boolean;
};

/** The same requirement of several people on one line; the requirements of the first are those of the job. */
export function compareLines(
  people: readonly Pick<MatchResult, 'requirements' | 'overall_score'>[],
): CompareLine[] {
  const [first, ...others] = people.map(pointedRequirements);
  if (!first) return [];
  return first.map(({ id, label, text, group }) => {
    const cells = [first, ...others].map((theirs) => cellOf(theirs.find((one) => one.id === id)));
    const differs = new Set(cells.map((cell) => cell.verdict)).size > 1;
    return { id, label, text, group, cells, differs };
  });
}

const NOTHING: PointPart = { points: 0, maxPoints: 0 };

function cellOf(requirement: PointedRequirement | undefined): CompareCell {
  if (!requirement)
    return {
      verdict: 'unclear',
      share: 0,
      exact: NOTHING,
      shown: NOTHING,
      shared: 0,
      quote: null,
    };
  const { verdict, points, max_points, exact, shown, shared, evidence } = requirement;
  return {
    verdict,
    share: shareOf(shared > 0 || shown.maxPoints === 0 ? { points, maxPoints: max_points } : shown),
    exact,
    shown,
    shared,
    quote: evidence[0]?.quote ?? null,
  };
}

function shareOf({ points, maxPoints }: PointPart): number {
  return maxPoints === 0 ? 0 : points / maxPoints;
}
