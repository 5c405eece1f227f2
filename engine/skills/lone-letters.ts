import { beginsLarge } from '../read/begins-large';
import { originalOffset } from '../read/fold';
import type { ScannedText } from '../read/scan';
import { NO_BREAK } from '../read/words';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { ConceptMention } from './mentions';
import { NONE, ROOT } from './name-trie';

/** What may stand around the letter of a list: nothing but a bullet or a bracket before it, and an item behind it. */
const LIST_LETTER_BEFORE = /^[\s>*•·▪●(-]*$/;
const LIST_LETTER_AFTER = /^[.)]\s+\S/;
/** A bracket that opens or closes inside a word. */
const INSIDE_WORD = /[\p{L}\d]\($|\p{L}\)$/u;
/** What joins two letters into one name: 'R&D', 'A&E'. */
const JOINED_BEHIND = /^&\p{L}(?!\p{L})/u;
const JOINED_BEFORE = /(?<!\p{L})\p{L}&$/u;
/** Brackets behind an abbreviation, which they belong to: 'ARRT (R)(MR)'. */
const BEHIND_ABBREVIATION = /\p{Lu}{3} ?\($/u;
/** An abbreviation or a code that a letter begins. */
const OPENS_ABBREVIATION = /^-(?:\p{Lu}{2}|\d{2})/u;
/** The same that it ends: 'OSW-C', 'RNC-C'. */
const ENDS_ABBREVIATION = /\p{Lu}{2}-$/u;
const BEFORE_SURNAME = /^\. ?$/;
/** Letters in brackets, of which a line with grades has several. */
const GRADES = /\([a-eu]\*{0,2}\)/g;
/** Signs on both sides in which another grade stands: a line of thousands is not read again for each. */
const GRADE_REACH = 60;

/** True for a letter that is no language to program in but counts, abbreviates or grades something. */
export function isLoneLetter(scanned: ScannedText, { first, last }: ConceptMention): boolean {
  if (first !== last || scanned.words.word[first]?.form.length !== 1) return false;
  return (
    isListLetter(scanned, first) ||
    isGlued(scanned, first) ||
    isInitial(scanned, first) ||
    isGrade(scanned, first)
  );
}

/** The letter that counts the items of a list, as in 'c. Clean desks' and 'C) English'. */
function isListLetter({ words, lines, folded }: ScannedText, at: number): boolean {
  const line = words.line[at] ?? 0;
  const before = folded.text.slice(lines.start[line] ?? 0, words.start[at]);
  const after = folded.text.slice(words.end[at], lines.end[line]);
  return LIST_LETTER_BEFORE.test(before) && LIST_LETTER_AFTER.test(after);
}

/** The 'R' of 'DCR(R)' and 'IR(ME)R' is a part of the word before its bracket, the 'C' of 'C-EFM' and the 'R' of 'R&D' of what follows. */
function isGlued({ text, words, folded }: ScannedText, at: number): boolean {
  const start = words.start[at] ?? 0;
  if (INSIDE_WORD.test(folded.text.slice(Math.max(0, start - 2), start))) return true;
  const from = originalOffset(folded, start);
  if (JOINED_BEFORE.test(text.slice(Math.max(0, from - 3), from))) return true;
  if (ENDS_ABBREVIATION.test(text.slice(Math.max(0, from - 3), from))) return true;
  const behind = originalOffset(folded, words.end[at] ?? 0);
  if (text[behind] === ')' && BEHIND_ABBREVIATION.test(text.slice(Math.max(0, from - 5), from)))
    return true;
  const next = text.slice(behind, behind + 3);
  return JOINED_BEHIND.test(next) || OPENS_ABBREVIATION.test(next);
}

/** The 'R' of 'offices of R. Delgado'. Behind 'models in R.' a sentence would go on, or a name that is known. */
function isInitial(scanned: ScannedText, at: number): boolean {
  const { folded, words } = scanned;
  const { word, id, gap, line, start, end } = words;
  const [surname, next] = [at + 1, at + 2];
  if (gap[at] !== NO_BREAK || line[surname] !== line[at]) return false;
  if (!BEFORE_SURNAME.test(folded.text.slice(end[at] ?? 0, start[surname] ?? 0))) return false;
  if (taxonomyIndex().names.after(ROOT, id[surname] ?? 0) !== NONE) return false;
  return beginsLarge(scanned, surname) && (next >= word.length || gap[next] !== NO_BREAK);
}

/** 'English (B) and Maths (C)'. */
function isGrade({ words, lines, folded }: ScannedText, at: number): boolean {
  const [start, line] = [words.start[at] ?? 0, words.line[at] ?? 0];
  if (folded.text[start - 1] !== '(') return false;
  const from = Math.max(lines.start[line] ?? 0, start - GRADE_REACH);
  const to = Math.min(lines.end[line] ?? start, start + GRADE_REACH);
  return (folded.text.slice(from, to).match(GRADES)?.length ?? 0) > 1;
}
