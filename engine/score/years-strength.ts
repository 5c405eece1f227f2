import type { CandidateText } from '../read/candidate-text';
import { monthsWorked } from '../read/months-worked';
import { STATED_SHARE, YEARS_FLOOR } from './weights';

/** How far a resume shows `years` of work in all, 0 to 1: by dates, or by what it states, for less. */
export function yearsStrength(candidate: CandidateText, years: number): number {
  const dated = Math.min(1, monthsWorked(candidate.roles) / 12 / years);
  const stated = Math.max(0, ...candidate.stated.map((statement) => statement.years));
  return Math.max(dated, STATED_SHARE * Math.min(1, stated / years));
}

/**
 * How far the roles that mention a skill cover `years`, as the factor on the skill's own credit: YEARS_FLOOR where no
 * dates are given, 1 where they suffice. `lines` are the lines of the text that mention it.
 */
export function skillYearsFactor(
  candidate: CandidateText,
  lines: ReadonlySet<number>,
  years: number,
): number {
  const roles = candidate.roles.filter((role) => {
    for (let line = role.firstLine; line <= role.lastLine; line++) if (lines.has(line)) return true;
    return false;
  });
  const share = Math.min(1, monthsWorked(roles) / 12 / years);
  return YEARS_FLOOR + (1 - YEARS_FLOOR) * share;
}
