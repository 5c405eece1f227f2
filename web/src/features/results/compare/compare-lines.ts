import type { MatchResult, RequirementResult, Verdict } from '@candor/domain/model/match';
import { labelRequirements } from '../../../ui/score/label-requirements';
import type { RequirementGroup } from '../../../ui/score/requirement-group';

export type CompareCell = {
  verdict: Verdict;
  points: number;
  maxPoints: number;
  quote: string | null;
};

export type CompareLine = {
  id: string;
  label: string;
  text: string;
  group: RequirementGroup;
  /** One for each person, in their order. */
  cells: CompareCell[];
  /** Whether the people differ in what they show. */
  differs: boolean;
};

/** The same requirement of several people in one line; the requirements of the first are those of the job. */
export function compareLines(people: readonly Pick<MatchResult, 'requirements'>[]): CompareLine[] {
  const [first] = people;
  if (!first) return [];
  return labelRequirements(first.requirements).map(({ id, label, text, group }) => {
    const cells = people.map(({ requirements }) =>
      cellOf(requirements.find((one) => one.id === id)),
    );
    const differs = new Set(cells.map((cell) => cell.verdict)).size > 1;
    return { id, label, text, group, cells, differs };
  });
}

function cellOf(requirement: RequirementResult | undefined): CompareCell {
  if (!requirement) return { verdict: 'unclear', points: 0, maxPoints: 0, quote: null };
  return {
    verdict: requirement.verdict,
    points: requirement.points,
    maxPoints: requirement.max_points,
    quote: requirement.evidence[0]?.quote ?? null,
  };
}
