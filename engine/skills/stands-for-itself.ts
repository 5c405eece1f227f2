import { originalOffset } from '../read/fold';
import { NO_BREAK, type ScannedText } from '../read/scan';
import type { ConceptMention } from './mentions';

const FIRST_UPPER = /^\p{Lu}/u;
const BEFORE_NAME = new Set([
  'in',
  'with',
  'w',
  'of',
  'using',
  'like',
  'know',
  'need',
  'ideally',
  'preferably',
  'good',
  'strong',
  'advanced',
  'intermediate',
  'excellent',
  'solid',
]);
const JOINS = new Set(['and', 'or']);

/**
 * True where a name that is also a plain word is written with its capital and is a whole item of a list, or what a phrase
 * such as 'proficiency in' is about: '- Excel', 'experience with Go'. `sureAt` is 1 for the word positions of sure names.
 */
export function standsForItself(
  scanned: ScannedText,
  { first, last }: ConceptMention,
  sureAt: Uint8Array,
): boolean {
  const { word, gap, start } = scanned.words;
  const written = originalOffset(scanned.folded, start[first] ?? 0);
  if (!FIRST_UPPER.test(scanned.text.slice(written, written + 2))) return false;
  const closes = last + 1 >= word.length || gap[last + 1] !== NO_BREAK || word[last + 1]?.stop;
  if (closes !== true) return false;
  if (gap[first] !== NO_BREAK) return true;
  const before = word[first - 1]?.form ?? '';
  return BEFORE_NAME.has(before) || (JOINS.has(before) && sureAt[first - 2] === 1);
}
