import type { ConceptMention } from '../skills/mentions';
import { conceptAt } from '../taxonomy/own-terms';
import type { ConceptKind } from '../taxonomy/types';
import type { CandidateText } from './candidate-text';
import { indexBehind } from './index-behind';
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

/** More than such words and the blanks around them take: a line of thousands of names is not read again for each. */
const LONGEST_BEFORE = 80;

/**
 * Whether the line says that a certificate or licence is no longer valid: 'valid until 03/2019', 'expired 2019',
 * 'expired BLS'. Each certificate on a line has the words up to the next one. A year alone ends with its December.
 */
export function isExpired(candidate: CandidateText, mention: ConceptMention): boolean {
  if (!isPaper(candidate, mention)) return false;
  const { scanned, now } = candidate;
  const { start, end, line } = scanned.words;
  const { text } = scanned.folded;
  const from = end[mention.last] ?? 0;
  const to = endOfOwnWords(candidate, mention);
  const date = expiryBetween(candidate, mention.last, from, to);
  if (date !== null) return endOf(date) <= now;
  const name = start[mention.first] ?? 0;
  const opens = scanned.lines.start[line[mention.first] ?? 0] ?? 0;
  const before = text.slice(Math.max(opens, name - LONGEST_BEFORE), name);
  return OVER.test(text.slice(from, to)) || OVER_BEFORE.test(before);
}

function isPaper({ scanned }: CandidateText, { concept }: ConceptMention): boolean {
  return PAPERS.has(conceptAt(scanned.own, concept)?.kind ?? 'skill');
}

/** Where the next certificate on the line begins, or the line ends. */
function endOfOwnWords(candidate: CandidateText, mention: ConceptMention): number {
  const { words, lines } = candidate.scanned;
  const { concepts } = candidate.names;
  const row = words.line[mention.first] ?? 0;
  let at = indexBehind(concepts, mention.last, ({ first }) => first);
  for (let other = concepts[at]; other !== undefined; other = concepts[++at]) {
    if (words.line[other.first] !== row) break;
    if (isPaper(candidate, other)) return words.start[other.first] ?? 0;
  }
  return lines.end[row] ?? 0;
}

/** The first date behind a word and before `to` that the words before it call the end of a validity. */
function expiryBetween(
  { scanned: { words, folded }, periods }: CandidateText,
  word: number,
  from: number,
  to: number,
): Period | null {
  let at = indexBehind(periods, word, ({ firstWord }) => firstWord);
  for (let period = periods[at]; period !== undefined; period = periods[++at]) {
    const date = words.start[period.firstWord] ?? 0;
    if (date >= to) return null;
    if (ENDS.test(folded.text.slice(Math.max(from, date - LONGEST_BEFORE), date))) return period;
  }
  return null;
}

/** The first month in which a certificate with this date is no longer valid. */
function endOf({ from, to }: Period): number {
  const isYearAlone = from === to;
  return isYearAlone ? (Math.floor(from / 12) + 1) * 12 : to;
}
