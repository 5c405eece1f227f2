import type { Importance } from '@candor/domain/model/match';
import { LINE_BREAK, NO_BREAK, type ScannedText } from '../scan';
import { isBoilerplate } from './boilerplate';
import { LONGEST_JOB_HEADING, type Purpose, purposeOf } from './headings';

/** One statement of a job description: words `first` to `last`, both included. */
export type Sentence = {
  readonly first: number;
  readonly last: number;
  readonly purpose: Purpose;
  /** False for what the employer says about itself, the offer, the law and the application. */
  readonly kept: boolean;
  /** What the sentence or its heading says; null where neither does. */
  readonly importance: Importance | null;
  /** Folded text from the first word to the end of the last. */
  readonly folded: string;
};

const ENDS = /[.!?;\n•·▪●◦❖✔►‣➢★■□*|]|\s[-–]\s|^\s*-/;
const NICE =
  /\b(?:preferred|preferably|a plus|is a plus|nice to have|bonus|desired|desirable|helpful|an? advantage|advantageous|ideally|optional|an asset|not required|good to have|would be great|beneficial)\b/;
const MUST = /\b(?:required|must|mandatory|minimum|essential|at least|need to have|requires)\b/;
const UNKEPT: ReadonlySet<Purpose> = new Set(['about', 'offer', 'legal']);
const LONGEST_SENTENCE = 60;

/** Cuts a job description into statements, each with the purpose of the part that it stands in. The title is left out. */
export function readSentences(scanned: ScannedText, from: number): Sentence[] {
  const sentences: Sentence[] = [];
  let purpose: Purpose = 'open';
  let first = from;
  while (first < scanned.words.word.length) {
    const heading = readHeading(scanned, first);
    if (heading !== null) {
      purpose = heading.purpose;
      first = heading.next;
      continue;
    }
    const last = lastWordOf(scanned, first);
    sentences.push(describe(scanned, first, last, purpose));
    first = last + 1;
  }
  return sentences;
}

function lastWordOf(scanned: ScannedText, first: number): number {
  const { word, gap } = scanned.words;
  let last = first;
  while (last + 1 < word.length && last - first < LONGEST_SENTENCE) {
    const next = last + 1;
    if (gap[next] === LINE_BREAK) return last;
    const between = gapBefore(scanned, next);
    if (gap[next] !== NO_BREAK && (between === '' || ENDS.test(between))) return last;
    if (/\s-\s*$|^\s*-\s/.test(between) && between.length > 1) return last;
    last = next;
  }
  return last;
}

/** A heading stands alone on its line, or is followed by a colon or by a word that lost its space. */
function readHeading(
  scanned: ScannedText,
  first: number,
): { purpose: Purpose; next: number } | null {
  const { word, gap } = scanned.words;
  let phrase = '';
  let found: { purpose: Purpose; next: number } | null = null;
  for (let at = first; at < Math.min(word.length, first + LONGEST_JOB_HEADING); at++) {
    if (at > first && gap[at] === LINE_BREAK) break;
    phrase = phrase === '' ? (word[at]?.form ?? '') : `${phrase} ${word[at]?.form ?? ''}`;
    const purpose = purposeOf(phrase);
    if (purpose === null || !closesHeading(scanned, at + 1)) continue;
    found = { purpose, next: at + 1 };
  }
  return found;
}

function closesHeading(scanned: ScannedText, next: number): boolean {
  const { word, gap } = scanned.words;
  if (next >= word.length || gap[next] === LINE_BREAK) return true;
  const between = gapBefore(scanned, next);
  return between === '' || /^\s*[:•·▪●◦❖]|^\s*\([^)]*\)\s*$/.test(between);
}

function gapBefore(scanned: ScannedText, at: number): string {
  return scanned.folded.text.slice(scanned.words.end[at - 1] ?? 0, scanned.words.start[at] ?? 0);
}

function describe(scanned: ScannedText, first: number, last: number, purpose: Purpose): Sentence {
  const folded = scanned.folded.text.slice(
    scanned.words.start[first] ?? 0,
    scanned.words.end[last] ?? 0,
  );
  return {
    first,
    last,
    purpose,
    kept: !UNKEPT.has(purpose) && !isBoilerplate(folded),
    importance: importanceOf(folded, purpose),
    folded,
  };
}

function importanceOf(folded: string, purpose: Purpose): Importance | null {
  if (NICE.test(folded)) return 'nice';
  if (MUST.test(folded)) return purpose === 'nice' ? 'nice' : 'must';
  if (purpose === 'must') return 'must';
  return purpose === 'nice' ? 'nice' : null;
}
