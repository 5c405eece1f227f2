import { originalOffset } from '../read/fold';
import type { ScannedText } from '../read/scan';
import { YEAR_UNITS } from '../read/word-lists';
import { NO_BREAK } from '../read/words';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { conceptAt } from '../taxonomy/own-terms';
import { PLAIN_WORDS } from '../taxonomy/plain-words';
import type { ConceptMention } from './mentions';
import { NONE, ROOT } from './name-trie';

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
const BEHIND_VERB = new Set(['at', 'in', 'beyond', 'above', 'under', 'when', 'while', 'where']);

/**
 * True where a name that is also a plain word is written with its capital and is a whole item of a list, or what a phrase
 * such as 'proficiency in' is about: '- Excel', 'experience with Go'. `sureAt` is 1 for the word positions of sure names.
 */
export function standsForItself(
  scanned: ScannedText,
  { concept, first, last }: ConceptMention,
  sureAt: Uint8Array,
): boolean {
  const { word, gap, start } = scanned.words;
  const written = originalOffset(scanned.folded, start[first] ?? 0);
  if (!FIRST_UPPER.test(scanned.text.slice(written, written + 2))) return false;
  if (lacksCapitals(scanned, concept, written) || isTitleWithYears(scanned, first, last))
    return false;
  const closes = last + 1 >= word.length || gap[last + 1] !== NO_BREAK || word[last + 1]?.stop;
  if (closes !== true) return false;
  if (PLAIN_WORDS.has(word[first]?.form ?? '')) return false;
  if (gap[first] !== NO_BREAK) return !isVerb(scanned, last);
  const before = word[first - 1]?.form ?? '';
  return BEFORE_NAME.has(before) || (JOINS.has(before) && sureAt[first - 2] === 1);
}

/** 'Safe use of ladders' is no SAFe. */
function lacksCapitals({ own, text }: ScannedText, concept: number, written: number): boolean {
  const name = conceptAt(own, concept)?.name ?? '';
  if (name.includes(' ') || name === name.toUpperCase() || !/.\p{Lu}/u.test(name)) return false;
  const inText = text.slice(written, written + name.length);
  return inText.toLowerCase() === name.toLowerCase() && !/.\p{Lu}/u.test(inText);
}

/** 'Excel at multitasking', 'Go beyond the brief'; 'Excel to intermediate level' names what somebody knows. */
function isVerb({ words: { word, gap } }: ScannedText, last: number): boolean {
  return gap[last + 1] === NO_BREAK && BEHIND_VERB.has(word[last + 1]?.form ?? '');
}

/** 'Chef, 5 years' asks for years of a working title, which is also the name of a tool. */
function isTitleWithYears({ words }: ScannedText, first: number, last: number): boolean {
  if (first !== last || !YEAR_UNITS.has(words.word[last + 2]?.form ?? '')) return false;
  const { names } = taxonomyIndex();
  const node = names.after(ROOT, words.id[first] ?? 0);
  return node !== NONE && names.titleAt(node) !== NONE;
}
