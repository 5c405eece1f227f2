import type { CandidateText } from '../read/candidate-text';
import type { Role } from '../read/roles/role';
import { isField, isLearnt } from '../read/roles/title-cues';
import { SECTIONS } from '../read/section-headings';
import { isDenied } from '../skills/denial';
import type { TitleMention } from '../skills/mentions';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { TitleAffinity } from './affinity';
import { ledPeople } from './led-people';
import { showsWork } from './shown-work';
import { standingShare } from './standing';

/**
 * A title inside a longer one says less than the longer one: an IT project manager is a kind of project manager, but
 * a media buyer is not one of a factory's buyers.
 */
const NESTED_SHARE = 0.4;
/** The weight of each earlier role relative to the one after it, starting with the latest. */
const DECAY = 0.5;
const PARTS = { share: 0.25, best: 0.5, summary: 0.13, body: 0.03 } as const;
const BODY_HALF = 3;
/** A title in a list or on a bare line, relative to one in a sentence. */
const LISTED_SHARE = 0.5;
/**
 * A bare title without dates counts only where it fits: a line such as 'Customer service' may be a role or a skill, and
 * naming a skill must not lower a score.
 */
const UNDATED_FIT = 0.3;
/** A title without dates is easily written, so it proves less than one with them. */
const UNDATED_SHARE = 0.95;
/** A title with neither dates nor a sentence about the work. */
const BARE_SHARE = 0.5;
/** Words of a line from which a bare title there is one of its keywords, if the line lists things. */
const FEWEST_LISTED = 8;
/**
 * 'Director, Human Resources' names the field and not the work; 'Electrical engineering' may be what somebody
 * studied.
 */
const FIELD_SHARE = 0.95;
/** A field name in the opening may be a wish or an interest; in the body it is just a topic, and says nothing. */
const FIELD_IN_OPENING = 0.5;
const SUMMARY = SECTIONS.indexOf('summary');
const EXPERIENCE = SECTIONS.indexOf('experience');
/** The most that the vocabulary of the trade can substitute for a role line that the text does not show. */
const STAND_IN = { most: 0.45, perDomain: 2 } as const;
/** The raw domain value from which a title of several families is trusted to mean the job's: a 'project manager' may have built houses. */
const TRUSTED_FROM = 0.05;

/**
 * How far a resume shows work of the job's kind, 0 to 1: the share of roles with a fitting title, the latest first;
 * the best of them; a fitting title in the opening; fitting titles in the body. `affinity` gives the fit of each
 * title. `domain` is the raw domain value, which substitutes if no role line was recognized.
 */
export function roleStrength(
  candidate: CandidateText,
  affinity: TitleAffinity,
  domain: number,
): number {
  const trust = Math.min(1, domain / TRUSTED_FROM);
  const roles = distinct(
    candidate.roles.filter((role) => role.titles.length > 0),
    candidate,
  );
  let weight = 1;
  let sum = 0;
  let fitting = 0;
  let best = 0;
  for (const role of roles) {
    const fit = fitOf(candidate, role, affinity, trust);
    if (role.period === null && fit < UNDATED_FIT) continue;
    fitting += weight * fit;
    best = Math.max(best, weight * fit);
    sum += weight;
    weight *= DECAY;
  }
  let opening = 0;
  let body = 0;
  const { line } = candidate.scanned.words;
  const said = new Set<number>();
  const anywhere = { work: false, lead: false, trust };
  for (const mention of candidate.names.titles) {
    const whole = titleFit(candidate, mention, affinity, anywhere);
    // Most titles of most texts have nothing to do with the job.
    if (whole === 0) continue;
    const at = line[mention.first] ?? 0;
    // A title repeated on one line, or on a repeated line, counts once.
    const place = at * taxonomyIndex().titles.length + mention.title;
    if ((candidate.repeated[at] ?? 0) > 0 || said.has(place)) continue;
    said.add(place);
    if (isDenied(candidate.scanned, mention.first, mention.last)) continue;
    // What somebody learns is no work, in the opening as little as under its dates.
    if (isLearnt(candidate.scanned, mention)) continue;
    const fit = whole * (isListed(candidate, mention.first) ? LISTED_SHARE : 1);
    const field = isField(mention);
    if (isSummary(candidate, mention.first))
      opening = Math.max(opening, field ? FIELD_IN_OPENING * fit : fit);
    if (!field) body += fit;
  }
  const standIn = Math.min(STAND_IN.most, STAND_IN.perDomain * domain);
  const fromRoles =
    sum === 0
      ? standIn
      : Math.max(
          PARTS.share * (fitting / sum) + PARTS.best * best,
          standIn * unnamedShare(candidate.roles),
        );
  return fromRoles + PARTS.summary * opening + PARTS.body * (body / (body + BODY_HALF));
}

/** How much of the dated work stands under no title that the map knows, 0 to 1, the latest counting most. */
function unnamedShare(roles: readonly Role[]): number {
  let weight = 1;
  let sum = 0;
  let unnamed = 0;
  for (const { period, titles } of roles) {
    if (period === null) continue;
    if (titles.length === 0) unnamed += weight;
    sum += weight;
    weight *= DECAY;
  }
  return sum === 0 ? 0 : unnamed / sum;
}

function isListed(candidate: CandidateText, word: number): boolean {
  return candidate.lists[candidate.scanned.words.line[word] ?? 0] === 1;
}

function isSummary(candidate: CandidateText, word: number): boolean {
  return candidate.sections.ofLine[candidate.scanned.words.line[word] ?? 0] === SUMMARY;
}

function fitOf(
  candidate: CandidateText,
  role: Role,
  affinity: TitleAffinity,
  trust: number,
): number {
  const shown = {
    trust,
    work: showsWork(candidate, role, affinity),
    lead: affinity.standing.leads && role.period !== null && ledPeople(candidate, role),
  };
  const fit = titlesFit(candidate, role, affinity, shown);
  if (role.period !== null) return fit;
  if (isDescribed(candidate, role)) return fit * UNDATED_SHARE;
  return isKeyword(candidate, role) ? 0 : fit * BARE_SHARE;
}

/** True for a title among other terms on a line that lists things: 'pharmacist, immunizations, MTM, counseling, French'. */
function isKeyword({ firstWord, lists }: CandidateText, { line }: Role): boolean {
  return lists[line] === 1 && (firstWord[line + 1] ?? 0) - (firstWord[line] ?? 0) >= FEWEST_LISTED;
}

/**
 * What a text shows, whatever a title says: the lines of the role that it was the work of the job, and that people were led; all of
 * it, how far it speaks of that work.
 */
type Shown = { readonly work: boolean; readonly lead: boolean; readonly trust: number };

/** The best fit of the titles; field names count only if there is no title, or behind its slash: 'Training Specialist/HR'. */
function titlesFit(
  candidate: CandidateText,
  role: Role,
  affinity: TitleAffinity,
  shown: Shown,
): number {
  const named = role.titles.filter((title) => !isField(title));
  const fields = role.titles.filter(
    (title) => isField(title) && (named.length === 0 || isBehindSlash(candidate, title)),
  );
  return Math.max(
    bestFit(candidate, named, affinity, shown),
    FIELD_SHARE * bestFit(candidate, fields, affinity, shown),
  );
}

function isBehindSlash({ scanned }: CandidateText, { first }: TitleMention): boolean {
  return scanned.folded.text[(scanned.words.start[first] ?? 0) - 1] === '/';
}

function bestFit(
  candidate: CandidateText,
  titles: readonly TitleMention[],
  affinity: TitleAffinity,
  shown: Shown,
): number {
  return titles.reduce(
    (best, title) =>
      isNarrowed(title, titles)
        ? best
        : Math.max(best, titleFit(candidate, title, affinity, shown)),
    0,
  );
}

/** 'Painter' in 'House Painter', who may also paint cars: the longer title says which of its meanings the last word has. */
function isNarrowed(title: TitleMention, titles: readonly TitleMention[]): boolean {
  if (!title.nested) return false;
  const { titles: known } = taxonomyIndex();
  const meanings = known[title.title]?.families ?? [];
  return titles.some((longer) => {
    if (longer.nested || longer.first >= title.first || longer.last !== title.last) return false;
    const meant = known[longer.title]?.families ?? [];
    return meant.length < meanings.length && meant.every((family) => meanings.includes(family));
  });
}

/** True if there is a sentence below the title of a role, or anywhere under a heading of work. */
function isDescribed(candidate: CandidateText, role: Role): boolean {
  const { firstWord, lists, sections } = candidate;
  for (let line = 0; line < lists.length; line++) {
    const isEmpty = firstWord[line] === firstWord[line + 1];
    if (isEmpty || lists[line] === 1 || sections.heading[line] === 1) continue;
    if (sections.ofLine[line] === EXPERIENCE || (line > role.line && line <= role.lastLine))
      return true;
  }
  return false;
}

function titleFit(
  { scanned }: CandidateText,
  title: TitleMention,
  affinity: TitleAffinity,
  shown: Shown,
): number {
  const fit = affinity.of(title.title, shown.work, shown.trust) * (title.nested ? NESTED_SHARE : 1);
  // Most titles of most texts have nothing to do with the job.
  if (fit === 0) return 0;
  return fit * standingShare(scanned, title, affinity.standing, fit, shown.lead);
}

/** Dated roles first, each kind in text order, without repeats of one title line. */
function distinct(roles: readonly Role[], candidate: CandidateText): Role[] {
  const seen = new Set<string | number>();
  const dated = roles.filter((role) => role.period !== null);
  const undated = roles.filter((role) => role.period === null);
  return [...dated, ...undated].filter((role) => {
    const [only, another] = role.titles;
    const key =
      only !== undefined && another === undefined
        ? only.title
        : role.titles.map((title) => title.title).join(' ');
    const isNew = !seen.has(key) || candidate.roles.length < 2;
    seen.add(key);
    return isNew;
  });
}
