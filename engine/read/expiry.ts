import type { ConceptMention } from '../skills/mentions';
import { conceptAt } from '../taxonomy/own-terms';
import type { ConceptKind } from '../taxonomy/types';
import type { CandidateText } from './candidate-text';
import type { Period } from './periods';

const PAPERS: ReadonlySet<ConceptKind> = new Set(['certification', 'licence']);
/**
 * Words that introduce the end of a validity, directly before its date. What may follow them is told apart by its first
 * character: where one passage could be divided in several ways, each of them would be tried.
 */
const ENDS =
  /\b(?:valid (?:until|till|to|thru|through)|good (?:until|through)|expir(?:es|ed|ing|y|ation)|exp|lapsed)\b(?:\P{L}|(?<=\d)(?:st|nd|rd|th)|on|in|date|until|by|end of|the)*$/u;
const OVER = /^[\s,;:([–-]*(?:(?:has|is|now|since|already) )*(?:expired|lapsed)\b/;
const OVER_BEFORE = /(?<!\b(?:not|never) )\b(?:expired|lapsed):?\s+$/;

/**
 * Whether the line says that a certificate or licence is no longer valid: 'valid until 03/2019', 'expired 2019',
 * 'expired BLS'. Each certificate on a line has the words up to the next one. A year alone ends with its December.
 */
export function isExpired(candidate: CandidateText, mention: ConceptMention): boolean {
  const { scanned, names, periods, now } = candidate;
  const isPaper = ({ concept }: ConceptMention): boolean =>
    PAPERS.has(conceptAt(scanned.own, concept)?.kind ?? 'skill');
  if (!isPaper(mention)) return false;
  const { start, end, line } = scanned.words;
  const row = line[mention.first] ?? 0;
  const from = end[mention.last] ?? 0;
  const next = names.concepts.find(
    (other) => other.first > mention.last && line[other.first] === row && isPaper(other),
  );
  const to = next === undefined ? (scanned.lines.end[row] ?? from) : (start[next.first] ?? from);
  const { text } = scanned.folded;
  const date = periods.find(
    (period) =>
      period.firstWord > mention.last &&
      (start[period.firstWord] ?? 0) < to &&
      ENDS.test(text.slice(from, start[period.firstWord] ?? from)),
  );
  if (date !== undefined) return endOf(date) <= now;
  const before = text.slice(scanned.lines.start[row] ?? 0, start[mention.first] ?? 0);
  return OVER.test(text.slice(from, to)) || OVER_BEFORE.test(before);
}

/** The first month in which a certificate with this date is no longer valid. */
function endOf({ from, to }: Period): number {
  const isYearAlone = from === to;
  return isYearAlone ? (Math.floor(from / 12) + 1) * 12 : to;
}
