import type { ConceptMention } from '../skills/mentions';
import { conceptAt } from '../taxonomy/own-terms';
import type { ConceptKind } from '../taxonomy/types';
import type { ScannedText } from './scan';

const PAPERS: ReadonlySet<ConceptKind> = new Set(['certification', 'licence']);
/** Words between the name of a certificate and what says that it is still to come. */
const LINK = String.raw`^[\s.,;:([–-]*(?:(?:certification|certificate|licen[cs]e|exam|examination|is|was|currently|level i*|the|application|registration|assessment|applied for|[–-])\s+)*`;
const AFTER = new RegExp(
  String.raw`${LINK}(?:in progress|in process|expected|anticipated|pending|submitted|under way|underway|scheduled|candidate|eligible|planned|not (?:yet|completed|passed)|failed|to be (?:completed|taken))\b`,
);
const BEFORE =
  /\b(?:(?:preparing|studying|sitting|registered|scheduled|eligible|candidate|training) for|pursuing|(?:working|studying) towards?|failed|passed \d{1,2} (?:out )?of \d{1,2} (?:sections|parts|papers|levels|exams)(?: of| in| for)?)\s+(?:(?:my|the|a|an|his|her|their)\s+)?$/;

/** More than such words and the blanks around them take: a line of thousands of names is not read again for each. */
const LONGEST_BEFORE = 80;

/**
 * Whether the line says that a certificate or licence is still to be earned: 'PMP (in progress)', 'preparing for the
 * CPA exam'. It is then no more proof than a wish.
 */
export function isUnearned(scanned: ScannedText, mention: ConceptMention): boolean {
  if (!PAPERS.has(conceptAt(scanned.own, mention.concept)?.kind ?? 'skill')) return false;
  const { start, end, line } = scanned.words;
  const row = line[mention.first] ?? 0;
  const { text } = scanned.folded;
  const name = start[mention.first] ?? 0;
  const before = text.slice(Math.max(scanned.lines.start[row] ?? 0, name - LONGEST_BEFORE), name);
  const after = text.slice(end[mention.last] ?? 0, scanned.lines.end[row] ?? 0);
  return BEFORE.test(before) || AFTER.test(after);
}
