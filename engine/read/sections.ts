import { originalOffset } from './fold';
import { PHRASE_BREAK, type ScannedText } from './scan';
import { SECTIONS, sectionOfHeading, sectionOfLetters } from './section-headings';

const LONGEST_HEADING = 4;
/** Letters of the shortest heading that may be spaced out. */
const FEWEST_LETTERS = 4;
/** Words of the shortest heading that is told apart from the words before it by its capitals alone. */
const FEWEST_SPACED_WORDS = 2;
const CAPITAL = /\p{Lu}/u;
/** Words that may follow a heading on its line without making it a sentence: 'Experience (continued)'. */
const HEADING_TAIL = new Set(['continued', 'cont', 'and', 'the', 'section']);

export type SectionMap = {
  /** Section number of each line. */
  readonly ofLine: Uint8Array;
  /** Lines that are nothing but a heading: 1. */
  readonly heading: Uint8Array;
  /** Line of the first heading, or the number of lines. */
  readonly firstHeading: number;
};

/**
 * Says which section each line belongs to. A heading is a line made of a known heading phrase, in any case, with or
 * without a colon; 'Skills: Java, SQL' sets the section from that line on. Before the first heading the section is the
 * summary, since people open with one.
 */
export function readSections(scanned: ScannedText): SectionMap {
  const lines = scanned.lines.start.length;
  const ofLine = new Uint8Array(lines);
  const heading = new Uint8Array(lines);
  let current = SECTIONS.indexOf('summary');
  let firstHeading = lines;
  let word = 0;
  for (let line = 0; line < lines; line++) {
    const first = word;
    while (scanned.words.line[word] === line) word++;
    const found = first < word ? headingOf(scanned, line, first, word) : null;
    if (found !== null) {
      current = found.section;
      heading[line] = found.alone ? 1 : 0;
      firstHeading = Math.min(firstHeading, line);
    }
    ofLine[line] = current;
    current = headingGluedTo(scanned, line, first, word) ?? current;
  }
  return { ofLine, heading, firstHeading };
}

/**
 * The section of a heading that lost its line break and hangs on the end of a line: '24 monthsWork History', or with a space
 * where it has two words and is written large, 'Chess, travelling Education Details'.
 */
function headingGluedTo(
  scanned: ScannedText,
  line: number,
  first: number,
  end: number,
): number | null {
  const { start, end: ends, gap, word } = scanned.words;
  for (let at = end - 1; at > Math.max(first, end - 1 - LONGEST_HEADING); at--) {
    const isGlued = gap[at] === PHRASE_BREAK && start[at] === ends[at - 1];
    const isSpaced =
      end - at >= FEWEST_SPACED_WORDS &&
      word[at]?.opensHeading === true &&
      isWrittenLarge(scanned, line, at, end);
    if (!isGlued && !isSpaced) continue;
    const found = headingOf(scanned, line, at, end);
    if (found?.alone === true) return found.section;
    if (isGlued) return null;
  }
  return null;
}

/** True where the last words of a line all begin large and no sentence ends with them. Glossed words are not as written. */
function isWrittenLarge(scanned: ScannedText, line: number, from: number, end: number): boolean {
  const { text, folded, words, lines } = scanned;
  const last = words.end[end - 1] ?? 0;
  const rest = folded.text.slice(last, lines.end[line]);
  if (folded.glossed !== undefined || rest.trim() !== '') return false;
  for (let at = from; at < end; at++) {
    if (!CAPITAL.test(text.charAt(originalOffset(folded, words.start[at] ?? 0)))) return false;
  }
  return true;
}

function headingOf(
  scanned: ScannedText,
  line: number,
  first: number,
  end: number,
): { section: number; alone: boolean } | null {
  const { words, folded, lines } = scanned;
  const spaced = spacedHeading(scanned, first, end);
  if (spaced !== undefined) return { section: spaced, alone: true };
  if (words.word[first]?.opensHeading !== true) return null;
  let phrase = '';
  let best: { section: number; words: number } | null = null;
  for (let at = first; at < Math.min(end, first + LONGEST_HEADING); at++) {
    phrase =
      phrase === '' ? (words.word[at]?.form ?? '') : `${phrase} ${words.word[at]?.form ?? ''}`;
    const section = sectionOfHeading(phrase);
    if (section !== undefined) best = { section, words: at - first + 1 };
  }
  if (best === null) return null;
  const rest = words.word.slice(first + best.words, end);
  if (rest.every((word) => HEADING_TAIL.has(word.form)))
    return { section: best.section, alone: true };
  const after = folded.text.slice(words.end[first + best.words - 1] ?? 0, lines.end[line] ?? 0);
  return /^\s*:/.test(after) ? { section: best.section, alone: false } : null;
}

/** The section of a line of single letters that together are a heading: 'E D U C A T I O N'. */
function spacedHeading({ words }: ScannedText, first: number, end: number): number | undefined {
  if (end - first < FEWEST_LETTERS || words.word[first]?.form.length !== 1) return undefined;
  let letters = '';
  for (let at = first; at < end; at++) {
    const form = words.word[at]?.form ?? '';
    if (form.length !== 1) return undefined;
    letters += form;
  }
  return sectionOfLetters(letters);
}
