import { GROUPS } from '../../../ui/score/requirement-group';
import type { LabelledRequirement, Row } from '../rows/build-rows';

export type RequirementCoverage = {
  requirement: LabelledRequirement;
  met: number;
  partial: number;
  /** Neither: nothing was found, or it is unclear. */
  none: number;
};

/** How many people show each requirement: group by group, the scarcest first within a group. */
export function countCoverage(
  rows: readonly Row[],
  requirements: readonly LabelledRequirement[],
): RequirementCoverage[] {
  const counted = requirements.map((requirement, index) => {
    const met = rows.filter((row) => row.verdicts[index] === 'met').length;
    const partial = rows.filter((row) => row.verdicts[index] === 'partial').length;
    return { requirement, met, partial, none: rows.length - met - partial };
  });
  return counted.sort(
    (a, b) =>
      GROUPS.indexOf(a.requirement.group) - GROUPS.indexOf(b.requirement.group) ||
      a.met + a.partial - (b.met + b.partial) ||
      a.met - b.met,
  );
}
