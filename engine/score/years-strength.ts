import type { CandidateText } from '../read/candidate-text';
import { monthsWorked } from '../read/months-worked';
import type { Role } from '../read/roles/role';
import type { StatedYears } from '../read/stated-years';
import { NO_BREAK } from '../read/words';
import type { TitleAffinity } from './affinity';
import { showsWork } from './shown-work';
import { OF_TRADE, STATED_SHARE, UNKNOWN_TRADE_SHARE, YEARS_FLOOR } from './weights';

/** How far a resume shows `years` of work in total, 0 to 1: by dates, or for less by what it states. */
export function yearsStrength(candidate: CandidateText, years: number): number {
  const dated = Math.min(1, monthsWorked(candidate.roles) / 12 / years);
  const stated = candidate.stated.reduce((most, { years }) => Math.max(most, years), 0);
  return Math.max(dated, STATED_SHARE * Math.min(1, stated / years));
}

/**
 * The same for years of the job's own occupation: work under a fitting title counts, work under an unknown title
 * counts partly, work in another occupation not at all.
 */
export function tradeYearsStrength(
  candidate: CandidateText,
  years: number,
  affinity: TitleAffinity,
): number {
  const fitting = candidate.roles.filter((role) => isOfTrade(candidate, role, affinity));
  const possible = candidate.roles.filter(
    (role) => role.titles.length === 0 || isOfTrade(candidate, role, affinity),
  );
  const shown = Math.min(1, monthsWorked(fitting) / 12 / years);
  const perhaps = Math.min(1, monthsWorked(possible) / 12 / years);
  const stated = Math.max(
    0,
    ...candidate.stated.map(
      (statement) =>
        shareOfTrade(candidate, statement, affinity) * Math.min(1, statement.years / years),
    ),
  );
  return Math.max(shown, UNKNOWN_TRADE_SHARE * perhaps, STATED_SHARE * stated);
}

/**
 * Whether a role was held under a title of the job's occupation or a close one. The field inside a longer title says nothing of its
 * own: a conveyancing assistant has no years as a conveyancer.
 */
export function isOfTrade(candidate: CandidateText, role: Role, affinity: TitleAffinity): boolean {
  const shown = showsWork(candidate, role, affinity);
  return role.titles.some(({ title, nested }) => !nested && affinity.of(title, shown) >= OF_TRADE);
}

/**
 * How certain it is that the years on a line are of the occupation: another occupation next to them says that they
 * are not.
 */
function shareOfTrade(
  { names, scanned }: CandidateText,
  { first }: StatedYears,
  affinity: TitleAffinity,
): number {
  const { line } = scanned.words;
  const beside = names.titles.filter((title) => line[title.first] === line[first]);
  if (beside.some((title) => affinity.of(title.title) >= OF_TRADE)) return 1;
  return beside.length === 0 ? UNKNOWN_TRADE_SHARE : 0;
}

/** Words between the years and what they refer to: '5 years of hands-on experience with Python'. */
const SAID_REACH = 8;

/** How many years the phrase around a name states for it, as in '5 years of experience with Python'; 0 for none. */
export function yearsSaidOf(
  { stated, scanned }: CandidateText,
  { first, last }: { first: number; last: number },
): number {
  let most = 0;
  for (const statement of stated) {
    const isBefore = statement.last < first;
    const [from, to] = isBefore ? [statement.last, first] : [last, statement.first];
    if (to < from || to - from > SAID_REACH || !isOnePhrase(scanned, from, to)) continue;
    most = Math.max(most, statement.years);
  }
  return most;
}

function isOnePhrase({ words }: CandidateText['scanned'], from: number, to: number): boolean {
  for (let at = from + 1; at <= to; at++) if (words.gap[at] !== NO_BREAK) return false;
  return words.line[from] === words.line[to];
}

/**
 * How far the roles that mention a skill cover `years`, as a factor on the skill's own credit: YEARS_FLOOR if no
 * dates are given, 1 if they suffice. `lines` are the lines of the text that mention it, `said` the years that it
 * states for the skill, which count for less than dates.
 */
export function skillYearsFactor(
  candidate: CandidateText,
  { lines, said }: { lines: ReadonlySet<number>; said: number },
  years: number,
): number {
  const roles = candidate.roles.filter((role) => {
    for (let line = role.firstLine; line <= role.lastLine; line++) if (lines.has(line)) return true;
    return false;
  });
  const dated = Math.min(1, monthsWorked(roles) / 12 / years);
  const share = Math.max(dated, STATED_SHARE * Math.min(1, said / years));
  return YEARS_FLOOR + (1 - YEARS_FLOOR) * share;
}
