import type { MatchResult, Verdict } from '@candor/domain/model/match';
import type { RequirementGroup } from '../../../ui/score/requirement-group';
import {
  type PointedRequirement,
  partsWords,
  pointedRequirements,
} from '../evidence/pointed-requirements';

export type CompareCell = {
  verdict: Verdict;
  /** How much of the requirement's own weight is earned, from 0 to 1: the weight is the same for everybody. */
  share: number;
  /** The whole points it adds to the score, with those it opened; null if they are credited to other lines. */
  points: number | null;
  /** Of which points they consist, if not all are its own: how many a line opens differs by person. */
  words: string | null;
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

function cellOf(requirement: PointedRequirement | undefined): CompareCell {
  if (!requirement)
    return {
      verdict: 'unclear',
      share: 0,
      points: 0,
      words: null,
      quote: null,
    };
  const { verdict, points, max_points, shown, shared, evidence } = requirement;
  return {
    verdict,
    share: max_points === 0 ? 0 : points / max_points,
    points: shared > 0 ? null : shown.points,
    words: partsWords(requirement),
    quote: evidence[0]?.quote ?? null,
  };
}
