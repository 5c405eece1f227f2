import type { CandidateText } from '../read/candidate-text';
import { highestLevel } from '../read/degrees';
import type { Ask } from '../read/job/draft';
import { monthsWorked } from '../read/months-worked';

/** Credit for a degree one level below the one asked for. */
const ONE_BELOW = 0.4;
/** Credit for the right level if no requested field is named: partly shown, and to be asked about. */
const OTHER_FIELD = 0.7;
/** Years of work that employers accept instead of a degree, if they allow it. */
const YEARS_INSTEAD = 8;
const INSTEAD_CREDIT = 0.9;

/** How far a candidate shows the requested degree, 0 to 1. The school and the year of the degree play no part. */
export function degreeStrength(
  ask: Extract<Ask, { type: 'degree' }>,
  candidate: CandidateText,
): number {
  const level = highestLevel(candidate.degrees);
  const fits =
    ask.fields.length === 0 ||
    candidate.names.concepts.some(({ concept }) => ask.fields.includes(concept));
  const byDegree =
    level >= ask.level
      ? fits
        ? 1
        : OTHER_FIELD
      : level === ask.level - 1 && level > 0
        ? ONE_BELOW
        : 0;
  if (!ask.orExperience) return byDegree;
  const years = monthsWorked(candidate.roles) / 12;
  return Math.max(byDegree, INSTEAD_CREDIT * Math.min(1, years / YEARS_INSTEAD));
}
