import { NO_BREAK, type ScannedText } from './scan';
import { SECTIONS, type SectionMap } from './sections';

/** Mean words between breaks up to which a line is a list of things and not a sentence. */
const WORDS_PER_ITEM = 3.4;
const FEWEST_ITEMS = 4;
/** Short lines in a row that make a list set one below the other. */
const SHORT_LINE = 5;
const LINES_IN_A_ROW = 4;

/** Marks the lines that only list things: comma lists, and columns of short lines. All of a skills section is one. */
export function listLines(
  scanned: ScannedText,
  firstWord: Int32Array,
  sections: SectionMap,
): Uint8Array {
  const lines = scanned.lines.start.length;
  const lists = new Uint8Array(lines);
  const skills = SECTIONS.indexOf('skills');
  let shortRun = 0;
  for (let line = 0; line < lines; line++) {
    const from = firstWord[line] ?? 0;
    const to = firstWord[line + 1] ?? from;
    if (to === from) continue;
    if (sections.ofLine[line] === skills || isCommaList(scanned, from, to)) lists[line] = 1;
    shortRun = to - from <= SHORT_LINE && sections.heading[line] === 0 ? shortRun + 1 : 0;
    if (shortRun > LINES_IN_A_ROW) lists[line] = 1;
    if (shortRun !== LINES_IN_A_ROW) continue;
    for (let back = line, left = shortRun; back >= 0 && left > 0; back--) {
      if ((firstWord[back + 1] ?? 0) === (firstWord[back] ?? 0)) continue;
      lists[back] = 1;
      left--;
    }
  }
  return lists;
}

function isCommaList(scanned: ScannedText, from: number, to: number): boolean {
  let items = 1;
  for (let at = from + 1; at < to; at++) if (scanned.words.gap[at] !== NO_BREAK) items++;
  return items >= FEWEST_ITEMS && (to - from) / items <= WORDS_PER_ITEM;
}
