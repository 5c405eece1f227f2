import type { CandidateText } from '../read/candidate-text';
import { foldText } from '../read/fold';
import { SECTIONS } from '../read/section-headings';
import { lineCredits } from '../score/line-credit';
import { isDenied } from '../skills/denial';
import { outgoingWords } from './outgoing-words';

/** A span of a resume that is to be embedded. */
export type OutgoingPassage = {
  /** What is sent: words in lower case without names, contacts, schools, places and dates. */
  readonly text: string;
  /** Words of the resume, both included. */
  readonly first: number;
  readonly last: number;
  /** What a mention there is worth, 0 to 1. */
  readonly credit: number;
};

/** Fewer words than this tell of nothing; a name on a line of its own is such a passage. */
const FEWEST_WORDS = 4;
/** The meaning of a longer passage is a mean of many things. */
const MOST_WORDS = 60;
/** Bounds the cost of a resume of any length: some eight pages of described work. */
const MOST_PASSAGES = 400;
const SENTENCE_END = /[.!?;•·▪●◦|]/;
/** Where schools, referees and co-authors are named. Degrees and languages are proven by words alone. */
const KEPT_BACK = new Set(
  (['education', 'languages', 'publications'] as const).map((name) => SECTIONS.indexOf(name)),
);

/**
 * The passages of a resume that may be sent to find their meaning, in the order of the text. A passage never goes beyond its
 * line, so that a line that is added leaves all others as they were. What denies or only wishes for something is left out.
 */
export function outgoingPassages(candidate: CandidateText): OutgoingPassage[] {
  const { scanned, sections } = candidate;
  const { word, line } = scanned.words;
  const leaves = outgoingWords(scanned, nameOf(candidate));
  const credits = lineCredits(candidate);
  const passages: OutgoingPassage[] = [];
  let first = 0;
  for (let at = 1; at <= word.length && passages.length < MOST_PASSAGES; at++) {
    if (at < word.length && !isParted(candidate, first, at)) continue;
    const row = line[first] ?? 0;
    const last = at - 1;
    const words = wordsBetween(candidate, leaves, first, last);
    if (words.length >= FEWEST_WORDS && !KEPT_BACK.has(sections.ofLine[row] ?? 0)) {
      if (!deniesSomething(candidate, first, last))
        passages.push({ text: words.join(' '), first, last, credit: credits[row] ?? 0 });
    }
    first = at;
  }
  return passages;
}

function nameOf({ header, scanned }: CandidateText): string[] {
  if (header.name === null) return [];
  const written = scanned.text.slice(header.name.start, header.name.end);
  return foldText(written)
    .text.split(/[^\p{L}]+/u)
    .filter((part) => part !== '');
}

/** True if word `at` begins a new passage: on a new line, after a sentence, or if the passage is long enough. */
function isParted({ scanned }: CandidateText, first: number, at: number): boolean {
  const { line, start, end } = scanned.words;
  if (line[at] !== line[at - 1] || at - first >= MOST_WORDS) return true;
  if (at - first < FEWEST_WORDS) return false;
  return SENTENCE_END.test(scanned.folded.text.slice(end[at - 1] ?? 0, start[at] ?? 0));
}

function wordsBetween(
  { scanned }: CandidateText,
  leaves: Uint8Array,
  first: number,
  last: number,
): string[] {
  const words: string[] = [];
  for (let at = first; at <= last; at++)
    if (leaves[at] === 1) words.push(scanned.words.word[at]?.form ?? '');
  return words;
}

function deniesSomething({ scanned }: CandidateText, first: number, last: number): boolean {
  for (let at = first + 1; at <= last; at++) if (isDenied(scanned, at)) return true;
  return false;
}
