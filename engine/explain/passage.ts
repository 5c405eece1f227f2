import { originalEnd, originalStart } from '../read/fold';
import type { ScannedText } from '../read/scan';
import { LINE_BREAK } from '../read/words';

/** A quotable span of a text in original offsets, with the words that it covers. */
export type Passage = {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
};

/** Longest quote in UTF-16 units: about two lines of a resume. */
const LONGEST_QUOTE = 200;
const SENTENCE_END = /[.!?;•·▪●◦❖✔►‣➢★■□|]/;
const DOT_ALONE = /^\.\s+$/;
/** Abbreviations followed by a name: 'St. Brigid', 'Dr. Smith'. */
const BEFORE_NAME = new Set(['st', 'ste', 'dr', 'prof', 'mt']);
/**
 * Abbreviations that can also end a sentence: within one, a number or a lower-case word follows, as in 'Jan. 2020'.
 */
const SHORTENED = new Set(
  'jan feb mar apr jun jul aug sep sept oct nov dec no nr vs approx ca incl etc inc ltd co corp dept yrs hrs bzw inkl'.split(
    ' ',
  ),
);
const CAPITAL = /\p{Lu}/u;
const GOES_ON = /[\p{Ll}\p{N}]/u;

/**
 * The sentence or bullet that contains words `first` to `last`, cut at word boundaries if it is too long. Sentences
 * that the page wrapped over lines stay whole.
 */
export function passageAround(scanned: ScannedText, first: number, last: number): Passage {
  const { start, end } = scanned.words;
  let from = first;
  let to = last;
  const lengthOf = (a: number, b: number): number => (end[b] ?? 0) - (start[a] ?? 0);
  while (canJoin(scanned, from) && lengthOf(from - 1, to) <= LONGEST_QUOTE) from--;
  while (canJoin(scanned, to + 1) && lengthOf(from, to + 1) <= LONGEST_QUOTE) to++;
  const origin = originalStart(scanned.folded, scanned.text, start[from] ?? 0);
  return { start: origin, end: closingMark(scanned, to), first: from, last: to };
}

/** True if word `at` continues the sentence of the word before it. */
function canJoin(scanned: ScannedText, at: number): boolean {
  const { gap, start, end, word } = scanned.words;
  if (at <= 0 || at >= word.length || gap[at] === LINE_BREAK) return false;
  if (gap[at] === 0) return true;
  const between = scanned.folded.text.slice(end[at - 1] ?? 0, start[at] ?? 0);
  if (between === '') return isNamePart(scanned, at - 1);
  return !SENTENCE_END.test(between) || (DOT_ALONE.test(between) && isShortened(scanned, at));
}

/**
 * True for the 'Global' of 'GlobalView': a name written as one word, in which no quote begins or ends. What begins with a small
 * letter, as in 'softwareAnalyses', is two lines that have lost what was between them.
 */
function isNamePart({ folded, text, words }: ScannedText, at: number): boolean {
  return CAPITAL.test(text.charAt(originalStart(folded, text, words.start[at] ?? 0)));
}

/** True if the full stop before word `at` belongs to an abbreviation and does not end a sentence. */
function isShortened({ folded, text, words }: ScannedText, at: number): boolean {
  const form = words.word[at - 1]?.form ?? '';
  if (BEFORE_NAME.has(form)) return true;
  if (!SHORTENED.has(form)) return false;
  return GOES_ON.test(text.charAt(originalStart(folded, text, words.start[at] ?? 0)));
}

/** The end of word `at`, including a closing character such as '+', ')' or '%' that belongs to it. */
function closingMark(scanned: ScannedText, at: number): number {
  const end = originalEnd(scanned.folded, scanned.text, scanned.words.end[at] ?? 0);
  return /[+)%.]/.test(scanned.text.charAt(end)) ? end + 1 : end;
}
