import { isDenied } from '../skills/denial';
import type { ConceptMention, TitleMention } from '../skills/mentions';
import { SENIORITY } from '../skills/seniority';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { conceptAt } from '../taxonomy/own-terms';
import { type CandidateText, readCandidateText } from './candidate-text';
import { type Contact, readContact } from './contact';
import { DEGREE_LEVELS, type DegreeLevel } from './degree-names';
import { highestLevel } from './degrees';
import { originalOffset } from './fold';
import { monthNumber, type YearMonth } from './month';
import { monthsWorked } from './months-worked';
import { NO_RUNS } from './pasted';
import type { Role } from './roles/role';
import type { ScannedText } from './scan';
import { SECTIONS } from './section-headings';
import { isUnearned } from './unearned';
import { NO_BREAK } from './words';

const SUMMARY = SECTIONS.indexOf('summary');
/** Words of a title that names a field. */
const LONGEST_TITLE = 6;

type WordSpan = { readonly first: number; readonly last: number };

/** A job in a candidate's history. */
export type ProfileRole = {
  readonly title: string;
  readonly from: YearMonth | null;
  readonly to: YearMonth | null;
  /** True for a current role. */
  readonly current: boolean;
};

/**
 * What a resume says about a person's work, apart from any job. Offsets are not kept: this is for display, not for
 * proof.
 */
export type CandidateProfile = {
  readonly contact: Contact;
  /** Title of the latest role; null if none was recognized. */
  readonly headline: string | null;
  readonly roles: readonly ProfileRole[];
  /** Years of dated work, overlaps counted once, to one decimal; null if nothing is dated. */
  readonly years: number | null;
  /** Highest degree named; null if there is none. */
  readonly education: DegreeLevel | null;
  readonly skills: readonly string[];
};

/** Reads a resume without a job. `asOf` is the moment that 'present' means. */
export function readCandidate(text: string, asOf: YearMonth): CandidateProfile {
  return profileOf(text, readCandidateText(text, [], NO_RUNS, monthNumber(asOf)));
}

/** The same for a text that was already read. */
export function profileOf(text: string, candidate: CandidateText): CandidateProfile {
  const roles = candidate.roles.filter((role) => role.titles.length > 0);
  const months = monthsWorked(candidate.roles);
  const level = highestLevel(candidate.degrees);
  const latest = latestOf(roles);
  return {
    contact: readContact(text, candidate.header, candidate.scanned.folded),
    headline: latest === null ? null : titleOf(candidate, latest),
    roles: withoutIntroduction(candidate, roles).map((role) => profileRole(candidate, role)),
    years: months === 0 ? null : Math.round((months / 12) * 10) / 10,
    education: DEGREE_LEVELS[level] ?? null,
    skills: [
      ...new Set(
        candidate.names.concepts
          .filter((mention) => isClaimed(candidate, mention))
          .map(({ concept }) => conceptAt(candidate.scanned.own, concept)?.name ?? ''),
      ),
    ],
  };
}

/**
 * Neither a word of a heading, 'Employment History', nor what the text denies, wishes for or has still to earn: 'no experience with
 * Java', 'CPA in progress'.
 */
function isClaimed({ scanned, sections }: CandidateText, mention: ConceptMention): boolean {
  if (sections.heading[scanned.words.line[mention.first] ?? 0] === 1) return false;
  return !isDenied(scanned, mention.first, mention.last) && !isUnearned(scanned, mention);
}

/** Leaves out the titles with which people introduce themselves, above the jobs that they date. */
function withoutIntroduction({ sections }: CandidateText, roles: readonly Role[]): readonly Role[] {
  const dated = new Set(roles.filter(({ period }) => period !== null).map(({ line }) => line));
  if (dated.size === 0) return roles;
  return roles.filter(
    ({ period, line }) => period !== null || sections.ofLine[line] !== SUMMARY || dated.has(line),
  );
}

/** The role that is current or ended last; the first of the text if nothing is dated. */
function latestOf(roles: readonly Role[]): Role | null {
  let latest: Role | null = null;
  for (const role of roles) {
    if (latest === null || (role.period?.to ?? -1) > (latest.period?.to ?? -1)) latest = role;
  }
  return latest;
}

/** The title as written, with a word of seniority before it. */
function titleOf(candidate: CandidateText, role: Role): string {
  const { scanned } = candidate;
  const { titles } = taxonomyIndex();
  const title = role.titles.find((held) => titles[held.title]?.field === false) ?? role.titles[0];
  if (title === undefined) return '';
  const before = scanned.words.word[title.first - 1];
  const joins =
    before !== undefined &&
    SENIORITY.has(before.form) &&
    scanned.words.line[title.first - 1] === scanned.words.line[title.first];
  const first = joins ? title.first - 1 : title.first;
  const isField = titles[title.title]?.field === true;
  const whole = isField ? phraseOf(scanned, title) : { first, last: title.last };
  return scanned.text
    .slice(
      originalOffset(scanned.folded, scanned.words.start[whole.first] ?? 0),
      originalOffset(scanned.folded, scanned.words.end[whole.last] ?? 0),
    )
    .replace(/\s+/g, ' ');
}

/** A short phrase about a field, 'Head of Claims', 'Claims Team Leader'; the field alone if the phrase is a sentence. */
function phraseOf({ words }: ScannedText, { first, last }: TitleMention): WordSpan {
  const { gap, word } = words;
  const isDate = (at: number): boolean =>
    (word[at]?.year ?? 0) > 0 || (word[at]?.month ?? 0) > 0 || word[at]?.present === true;
  let from = first;
  while (from > 0 && gap[from] === NO_BREAK && !isDate(from - 1) && first - from < LONGEST_TITLE)
    from--;
  let to = last;
  while (gap[to + 1] === NO_BREAK && !isDate(to + 1) && to - from < LONGEST_TITLE) to++;
  return to - from < LONGEST_TITLE ? { first: from, last: to } : { first, last };
}

function profileRole(candidate: CandidateText, role: Role): ProfileRole {
  const { period } = role;
  return {
    title: titleOf(candidate, role),
    from: period === null ? null : monthOf(period.from),
    to:
      period === null || period.open
        ? null
        : monthOf(period.to - (period.to > period.from ? 1 : 0)),
    current: period?.open ?? false,
  };
}

function monthOf(number: number): YearMonth {
  return { year: Math.floor(number / 12), month: (number % 12) + 1 };
}
