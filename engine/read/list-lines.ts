import { TELLS_LANGUAGE } from './cues';
import type { ScannedText } from './scan';
import { SECTIONS } from './section-headings';
import type { SectionMap } from './sections';
import type { Words } from './words';

/** Mean words between commas up to which a line is a list of things and not a sentence. */
const WORDS_PER_ITEM = 3.4;
const FEWEST_ITEMS = 4;
/** A list starts with a short item; a sentence with commas does not. */
const LONGEST_FIRST_ITEM = 4;
/** A line this short names a thing and says nothing about it. */
const BARE_LINE = 3;
/** Words in a row that nothing joins or separates from which they are a heap: in any sentence a small word stands among so many. */
const FEWEST_HEAPED = 12;
/** Of so many words of a heap one may be small: 'research and development' stands in it as well. */
const WORDS_PER_SMALL = 16;
const SPACE = 32;
const HEAPED = /^[\s&+/-]*$/;
const SEPARATOR = /[,;|•·▪/]/;
const SEPARATORS = new Set(Array.from(',;|•·▪/', (sign) => sign.charCodeAt(0)));

/**
 * Marks the lines that only list things: comma lists, lines of one bare term, heaps of words, and everything in a skills
 * section. The type of a line depends on the line and its heading alone, so that adding text elsewhere never turns a sentence into
 * a list.
 */
export function listLines(
  scanned: ScannedText,
  firstWord: Int32Array,
  sections: SectionMap,
): Uint8Array {
  const lines = scanned.lines.start.length;
  const lists = new Uint8Array(lines);
  const skills = SECTIONS.indexOf('skills');
  for (let line = 0; line < lines; line++) {
    const from = firstWord[line] ?? 0;
    const to = firstWord[line + 1] ?? from;
    if (to === from) continue;
    const isList =
      sections.ofLine[line] === skills ||
      to - from <= BARE_LINE ||
      isCommaList(scanned, from, to) ||
      isHeap(scanned, from, to);
    lists[line] = isList ? 1 : 0;
  }
  return lists;
}

function isCommaList(scanned: ScannedText, from: number, to: number): boolean {
  let items = 1;
  for (let at = from + 1; at < to; at++) {
    if (isSeparated(scanned, at)) items++;
    else if (items === 1 && at - from >= LONGEST_FIRST_ITEM) return false;
  }
  return items >= FEWEST_ITEMS && (to - from) / items <= WORDS_PER_ITEM;
}

/** True for many words of a line, `from` up to `to`, that hardly a small word joins and no sign separates: keywords in a row. */
export function isHeap({ folded, words }: ScannedText, from: number, to: number): boolean {
  if (to - from < FEWEST_HEAPED) return false;
  let allowed = Math.floor((to - from) / WORDS_PER_SMALL);
  for (let at = from; at < to; at++) {
    if (isSmall(words, at) && allowed-- === 0) return false;
    if (at > from && !isHeaped(folded.text, words.end[at - 1] ?? 0, words.start[at] ?? 0))
      return false;
  }
  return true;
}

function isHeaped(text: string, from: number, to: number): boolean {
  const isSpace = to - from === 1 && text.charCodeAt(from) === SPACE;
  return isSpace || HEAPED.test(text.slice(from, to));
}

/** A word that joins others. A single letter may be the end of a name: 'class A', 'E'. */
function isSmall({ cue, word }: Words, at: number): boolean {
  if (((cue[at] ?? 0) & TELLS_LANGUAGE) === 0) return false;
  const { cues = [], form = '' } = word[at] ?? {};
  return cues.length > 0 && form.length > 1;
}

/** Most words have one character between them, so that no text is sliced for it. */
function isSeparated({ folded, words }: ScannedText, at: number): boolean {
  const from = words.end[at - 1] ?? 0;
  const to = words.start[at] ?? 0;
  if (to - from !== 1) return SEPARATOR.test(folded.text.slice(from, to));
  const sign = folded.text.charCodeAt(from);
  return sign !== SPACE && SEPARATORS.has(sign);
}
