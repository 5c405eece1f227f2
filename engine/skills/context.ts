import { originalOffset } from '../read/fold';
import type { ScannedText } from '../read/scan';
import { LINE_BREAK, NO_BREAK } from '../read/words';
import { conceptAt } from '../taxonomy/own-terms';
import { PLAIN_WORDS } from '../taxonomy/plain-words';
import type { ConceptMention } from './mentions';

/** How far away a context word may stand: about one line of text on either side. */
const WINDOW = 12;
/** Words of the longest list item in which a doubtful name may stand with company: 'basic R'. */
const LONGEST_ITEM = 3;
const FIRST_UPPER = /^\p{Lu}/u;

/** What stands behind a skill that a list says the time of: 'C - Experience - 15 months'; a job board misspells it. */
const RATED = new Set(['experience', 'exprience']);
const DASH = /^\s*[-–:]\s*$/;
const TIME = /^(?:\d+|less|more)$/;

/**
 * Decides whether a name that is also a plain word is meant as the name: written with its capital and with a context
 * word near, or alone as an item of a list whose neighbour is a sure name (`sureAt`: 1 for word positions of those) or that says
 * how long each was used.
 */
export function countsInContext(
  scanned: ScannedText,
  mention: ConceptMention,
  sureAt: Uint8Array,
): boolean {
  const concept = conceptAt(scanned.own, mention.concept);
  if (concept === undefined) return false;
  const start = originalOffset(scanned.folded, scanned.words.start[mention.first] ?? 0);
  const hasCapital = FIRST_UPPER.test(scanned.text.slice(start, start + 2));
  if (hasCapital && hasWordNear(scanned, mention, concept.context)) return true;
  if (isRated(scanned, mention)) return true;
  if (PLAIN_WORDS.has(scanned.words.word[mention.first]?.form ?? '')) return false;
  return isListItem(scanned, mention) && hasSureNeighbour(mention, sureAt);
}

/** True where a word of the same line says that a name which is also a plain word is not meant: 'driving licence B, C'. */
export function meansOtherwise(scanned: ScannedText, mention: ConceptMention): boolean {
  const unless = conceptAt(scanned.own, mention.concept)?.unless;
  if (unless === undefined || unless.size === 0) return false;
  const row = scanned.words.line[mention.first];
  return hasWordNear(scanned, mention, unless, (at) => scanned.words.line[at] === row);
}

function hasWordNear(
  scanned: ScannedText,
  mention: ConceptMention,
  wanted: ReadonlySet<string>,
  counts: (at: number) => boolean = () => true,
): boolean {
  const { word } = scanned.words;
  const from = Math.max(0, mention.first - WINDOW);
  const to = Math.min(word.length - 1, mention.last + WINDOW);
  for (let at = from; at <= to; at++) {
    if (at >= mention.first && at <= mention.last) continue;
    if (wanted.has(word[at]?.form ?? '') && counts(at)) return true;
  }
  return false;
}

function isListItem(scanned: ScannedText, mention: ConceptMention): boolean {
  const { gap, word } = scanned.words;
  let before = mention.first;
  while (before > 0 && gap[before] === NO_BREAK && mention.first - before < LONGEST_ITEM) before--;
  let after = mention.last + 1;
  while (after < word.length && gap[after] === NO_BREAK && after - mention.last < LONGEST_ITEM)
    after++;
  const opens = gap[before] !== NO_BREAK;
  const closes = after >= word.length || gap[after] !== NO_BREAK;
  return opens && closes && after - before <= LONGEST_ITEM;
}

/** The name opens its line, and the time of experience with it follows. */
function isRated({ words, folded }: ScannedText, { first, last }: ConceptMention): boolean {
  if (words.gap[first] !== LINE_BREAK) return false;
  if (!RATED.has(words.word[last + 1]?.form ?? '')) return false;
  const between = folded.text.slice(words.end[last] ?? 0, words.start[last + 1] ?? 0);
  return DASH.test(between) && TIME.test(words.word[last + 2]?.form ?? '');
}

function hasSureNeighbour(mention: ConceptMention, sureAt: Uint8Array): boolean {
  for (let step = 1; step <= LONGEST_ITEM; step++) {
    if (sureAt[mention.first - step] === 1 || sureAt[mention.last + step] === 1) return true;
  }
  return false;
}
