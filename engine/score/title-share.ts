import type { CandidateText } from '../read/candidate-text';
import type { Role } from '../read/roles/role';
import { SECTIONS } from '../read/section-headings';
import type { CompiledJob } from './compile-job';
import type { TouchedWord } from './touched-words';

/** A longer line near a date is not a title. */
const LONGEST_TITLE = 14;
/**
 * A line this short, mostly of words from the job's title, is a title wherever it is; without a date it proves less.
 */
const LONGEST_BARE = 7;
const BARE_FROM = 0.55;
const BARE_SHARE = 0.6;
/** The weight of each role relative to the one before it in the text. */
const DECAY = 0.5;
/** The minimum weight of the best role, however long ago it was held. */
const EARLIER_SHARE = 0.8;
const PARTS = { share: 0.35, best: 0.4, opening: 0.15, body: 0.1 } as const;
/** Share of the title from which a line is about the same work. */
const SAME_FROM = 0.75;
const BODY_HALF = 3;
const LISTED_SHARE = 0.5;
const SUMMARY = SECTIONS.indexOf('summary');
/** The most title words that can be distinguished; longer titles are cut. */
const MOST_WORDS = 31;

/** Which words of the job's title are on which line of a text, one bit each. */
export class TitleMarks {
  private readonly masks = new Map<number, number>();
  private readonly most: number;

  constructor(private readonly weights: Float64Array) {
    this.most = weights.reduce((sum, weight) => sum + weight, 0);
  }

  /** Records word `title` of the job's title on a line. */
  see(title: number, line: number): void {
    if (title >= MOST_WORDS) return;
    this.masks.set(line, (this.masks.get(line) ?? 0) | (1 << title));
  }

  /** The lines that contain a word of the title. */
  lines(): Iterable<number> {
    return this.masks.keys();
  }

  /** How much of the title's content is on a line, 0 to 1. */
  shareOn(line: number): number {
    const mask = this.masks.get(line);
    if (mask === undefined || this.most === 0) return 0;
    let sum = 0;
    for (let at = 0; at < this.weights.length; at++)
      if ((mask & (1 << at)) !== 0) sum += this.weights[at] ?? 0;
    return sum / this.most;
  }
}

/**
 * How similar the roles of a text are to the job by name, 0 to 1: replaces known titles if the map lacks the job's.
 */
export function titleShare(candidate: CandidateText, marks: TitleMarks): number {
  const lines = roleLines(candidate);
  let weight = 1;
  let sum = 0;
  let fitting = 0;
  let best = 0;
  for (const line of [...lines].sort((a, b) => a - b)) {
    const fit = marks.shareOn(line);
    sum += weight;
    fitting += weight * fit;
    best = Math.max(best, Math.max(weight, EARLIER_SHARE) * fit);
    weight *= DECAY;
  }
  let opening = 0;
  let body = 0;
  for (const line of marks.lines()) {
    if ((candidate.repeated[line] ?? 0) > 0) continue;
    const fit = marks.shareOn(line);
    if (candidate.sections.ofLine[line] === SUMMARY) opening = Math.max(opening, fit);
    if (fit > SAME_FROM) body += candidate.lists[line] === 1 ? LISTED_SHARE : 1;
    if (isBareTitle(candidate, line, fit)) best = Math.max(best, BARE_SHARE * fit);
  }
  return (
    PARTS.share * (sum === 0 ? 0 : fitting / sum) +
    PARTS.best * best +
    PARTS.opening * opening +
    PARTS.body * (body / (body + BODY_HALF))
  );
}
/**
 * A passage on one line from the first to the last word of the job's title there, which contains `share` of the
 * title.
 */
export type TitlePlace = { readonly first: number; readonly last: number; readonly share: number };

/** The passages that earn something as titles similar to the job's. */
export function titlePlaces(
  job: CompiledJob,
  candidate: CandidateText,
  touched: readonly TouchedWord[],
): TitlePlace[] {
  const marks = new TitleMarks(job.lookups.titleWeights);
  const spans = new Map<number, { first: number; last: number }>();
  for (const { at, row, use } of touched) {
    if (use.title === -1) continue;
    marks.see(use.title, row);
    spans.set(row, { first: spans.get(row)?.first ?? at, last: at });
  }
  const roles = roleLines(candidate);
  return [...spans].flatMap(([row, span]): TitlePlace[] => {
    const share = marks.shareOn(row);
    const counts =
      roles.has(row) ||
      share > SAME_FROM ||
      candidate.sections.ofLine[row] === SUMMARY ||
      isBareTitle(candidate, row, share);
    return counts && share > 0 ? [{ ...span, share }] : [];
  });
}

function isBareTitle(candidate: CandidateText, line: number, fit: number): boolean {
  return fit >= BARE_FROM && lengthOf(candidate, line) <= LONGEST_BARE;
}

function lengthOf({ firstWord }: CandidateText, line: number): number {
  return (firstWord[line + 1] ?? 0) - (firstWord[line] ?? 0);
}

/** The lines that may contain titles: those of roles, if short enough. */
function roleLines(candidate: CandidateText): Set<number> {
  const lines = new Set<number>();
  for (const role of candidate.roles) {
    for (const line of titleLinesOf(candidate, role)) {
      const length = lengthOf(candidate, line);
      if (length > 0 && length <= LONGEST_TITLE) lines.add(line);
    }
  }
  return lines;
}

/** The lines that may contain the title of a role: with its date, with its titles, or next to a date without any. */
function titleLinesOf(candidate: CandidateText, role: Role): number[] {
  const { line } = candidate.scanned.words;
  const own = [role.line, ...role.titles.map((title) => line[title.first] ?? role.line)];
  if (role.titles.length > 0 || role.period === null) return own;
  const last = line[role.period.lastWord] ?? role.line;
  return [...own, last, last + 1, role.line - 1];
}
