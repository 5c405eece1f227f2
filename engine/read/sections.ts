import { beginsLarge } from './begins-large';
import { OPENS_HEADING } from './cues';
import type { ScannedText } from './scan';
import { SECTIONS, sectionOfLetters } from './section-headings';
import { PHRASE_BREAK } from './words';

const LONGEST_HEADING = 4;
/** Letters of the shortest heading that may be spaced out. */
const FEWEST_LETTERS = 4;
/** Words of the shortest heading that is separated from the words before it by its capitals alone. */
const FEWEST_SPACED_WORDS = 2;
/** Words that may follow a heading on its line without making it a sentence: 'Experience (continued)'. */
const HEADING_TAIL = new Set(['continued', 'cont', 'and', 'the', 'section']);

/** Words and letters of the longest heading that no list of ours has. */
const LONGEST_UNLISTED = 3;
const LONGEST_UNLISTED_LINE = 60;
const LETTERS_ONLY = /^[^\p{L}\d]*\p{L}[\p{L} &]{3,}:?[^\p{L}\d]*$/u;
/** Sections that hold no jobs, and end where jobs follow an unlisted heading. Below studies, such a line is a school. */
const SHORT_SECTIONS = new Set(
  (['skills', 'certifications', 'languages'] as const).map((name) => SECTIONS.indexOf(name)),
);

const NO_LINES: ReadonlySet<number> = new Set();

export type SectionMap = {
  /** Section number of each line. */
  readonly ofLine: Uint8Array;
  /** Lines that are nothing but a heading: 1. */
  readonly heading: Uint8Array;
  /** Line of the first heading, or the number of lines. */
  readonly firstHeading: number;
};

/**
 * Determines which section each line belongs to. A heading is a line made of a known heading phrase, in any case,
 * with or without a colon; 'Skills: Java, SQL' sets the section from that line on. Before the first heading the
 * section is the summary, since people open with one. `work` are lines with a title and the dates of a job: no such
 * line belongs to a section that was only announced by a label within a line, so that 'Skills: Java, SQL' does not
 * take the jobs below it, nor to a list of skills or papers that ended at a heading of the resume's own: 'TRAVEL ASSIGNMENTS'.
 */
export function readSections(
  scanned: ScannedText,
  firstWord: Int32Array,
  work: ReadonlySet<number> = NO_LINES,
): SectionMap {
  const lines = scanned.lines.start.length;
  const ofLine = new Uint8Array(lines);
  const heading = new Uint8Array(lines);
  let current = SECTIONS.indexOf('summary');
  let firstHeading = lines;
  let mayEnd = false;
  for (let line = 0; line < lines; line++) {
    const first = firstWord[line] ?? 0;
    const end = firstWord[line + 1] ?? first;
    const found = first < end ? headingOf(scanned, line, first, end) : null;
    if (found !== null) {
      current = found.section;
      heading[line] = found.alone ? 1 : 0;
      firstHeading = Math.min(firstHeading, line);
      mayEnd = !found.alone;
    } else if (mayEnd && work.has(line)) {
      current = SECTIONS.indexOf('experience');
    } else if (SHORT_SECTIONS.has(current) && isUnlistedHeading(scanned, firstWord, line)) {
      mayEnd = true;
    }
    ofLine[line] = current;
    current = headingGluedTo(scanned, line, first, end) ?? current;
  }
  return { ofLine, heading, firstHeading };
}

/** A line of few words that all begin with a capital, below a blank one. */
function isUnlistedHeading(scanned: ScannedText, firstWord: Int32Array, line: number): boolean {
  const [above = 0, first = 0, end = 0] = firstWord.slice(line - 1, line + 2);
  if (above !== first || end === first || end - first > LONGEST_UNLISTED) return false;
  for (let at = first; at < end; at++) if (!beginsLarge(scanned, at)) return false;
  const { lines, folded } = scanned;
  const length = (lines.end[line] ?? 0) - (lines.start[line] ?? 0);
  if (length > LONGEST_UNLISTED_LINE) return false;
  return LETTERS_ONLY.test(folded.text.slice(lines.start[line], lines.end[line]));
}

/**
 * The section of a heading that lost its line break and is at the end of a line: '24 monthsWork History', or with a
 * space if it has two words and is capitalized, 'Chess, travelling Education Details'.
 */
function headingGluedTo(
  scanned: ScannedText,
  line: number,
  first: number,
  end: number,
): number | null {
  const { start, end: ends, gap, cue } = scanned.words;
  const firstPossible = Math.max(first + 1, end - LONGEST_HEADING);
  // Checked before any word is looked at: most lines end in a lower-case word.
  let isLarge =
    firstPossible < end && beginsLarge(scanned, end - 1) && endsWithLastWord(scanned, line, end);
  for (let at = end - 1; at >= firstPossible; at--) {
    const isGlued = start[at] === ends[at - 1] && gap[at] === PHRASE_BREAK;
    isLarge &&= beginsLarge(scanned, at);
    const isSpaced =
      isLarge && end - at >= FEWEST_SPACED_WORDS && ((cue[at] ?? 0) & OPENS_HEADING) !== 0;
    if (!isGlued && !isSpaced) continue;
    const found = headingOf(scanned, line, at, end);
    if (found?.alone === true) return found.section;
    if (isGlued) return null;
  }
  return null;
}

/** True if no sentence ends with the last word of a line. Translated words are not as written. */
function endsWithLastWord(
  { folded, words, lines }: ScannedText,
  line: number,
  end: number,
): boolean {
  const last = words.end[end - 1] ?? 0;
  const lineEnd = lines.end[line] ?? last;
  if (folded.glossed !== undefined) return false;
  return last === lineEnd || folded.text.slice(last, lineEnd).trim() === '';
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
  if (((words.cue[first] ?? 0) & OPENS_HEADING) === 0) return null;
  let headings = words.word[first]?.headings ?? null;
  let best: { section: number; words: number } | null = null;
  for (let next = first + 1; headings !== null; next++) {
    if (headings.section !== null) best = { section: headings.section, words: next - first };
    headings = next < end ? (headings.next.get(words.word[next]?.form ?? '') ?? null) : null;
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
  if (end - first < FEWEST_LETTERS) return undefined;
  // Offsets are contiguous in memory, words are scattered: nearly every line is decided without looking at one.
  if ((words.end[first] ?? 0) - (words.start[first] ?? 0) !== 1) return undefined;
  let letters = '';
  for (let at = first; at < end; at++) {
    const form = words.word[at]?.form ?? '';
    if (form.length !== 1) return undefined;
    letters += form;
  }
  return sectionOfLetters(letters);
}
