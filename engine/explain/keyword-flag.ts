import type { Flag, Span } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import { originalOffset } from '../read/fold';
import type { ScannedText } from '../read/scan';
import type { Words } from '../read/words';

/** The share of list lines among lines with words above which the document is nothing but a list. */
const LIST_SHARE = 0.7;
const FEWEST_LIST_WORDS = 30;
/**
 * The line length in words from which a line is checked, and the average count per word from which it is a
 * repetition.
 */
const FEWEST_REPEATS = 8;
const REPEATS = 3;

/** Words that stand in a text to be found and not to be read: copied, in blocks, repeated or without any work. */
export function keywordFlag(candidate: CandidateText): Flag | null {
  const repeats = repeatedLists(candidate);
  const message = keywordMessage(candidate, repeats);
  if (message === null) return null;
  const spans = [...candidate.pasted, ...candidate.blocks, ...repeats];
  return { kind: 'keyword_list', message, spans };
}

function keywordMessage(candidate: CandidateText, repeats: readonly Span[]): string | null {
  if (candidate.pasted.length > 0)
    return 'Passages copied from the job description were found and earned nothing.';
  if (candidate.blocks.length > 0) return 'Blocks of key words were found and earned nothing.';
  if (repeats.length > 0) return 'The same words stand here again and again; they count once.';
  return isKeywordList(candidate)
    ? 'The document lists terms with hardly any work behind them.'
    : null;
}

/** Lines whose terms are repeated three times, and lines that say one word over and over. */
function repeatedLists({ scanned, firstWord, lists, repeated }: CandidateText): Span[] {
  const spans: Span[] = [];
  for (let line = 0; line < lists.length; line++) {
    const from = firstWord[line] ?? 0;
    const to = firstWord[line + 1] ?? from;
    if (to - from < FEWEST_REPEATS) continue;
    const isRepeated = lists[line] === 1 && (repeated[line] ?? 0) >= REPEATS - 1;
    if (isRepeated || saysFewWords(scanned, from, to)) spans.push(lineSpan(scanned, line));
  }
  return spans;
}

/** True if each word of `[from, to)` occurs several times on average. */
function saysFewWords({ words }: ScannedText, from: number, to: number): boolean {
  if (surelySaysMany(words, from, to)) return false;
  const different = new Set<string>();
  for (let at = from; at < to; at++) {
    different.add(words.word[at]?.stem ?? '');
    if (different.size * REPEATS > to - from) return false;
  }
  return true;
}

/**
 * A cheap check that nearly all lines pass: words with different last bits of their numbers are different words, and
 * 32 bits distinguish enough of a typical line.
 */
function surelySaysMany({ stemHash }: Words, from: number, to: number): boolean {
  let seen = 0;
  let different = 0;
  for (let at = from; at < to; at++) {
    const bit = 1 << (stemHash[at] ?? 0);
    if ((seen & bit) !== 0) continue;
    seen |= bit;
    different++;
    if (different * REPEATS > to - from) return true;
  }
  return false;
}

/** A line as a span of the original text. */
function lineSpan({ lines, folded }: ScannedText, line: number): Span {
  return {
    start: originalOffset(folded, lines.start[line] ?? 0),
    end: originalOffset(folded, lines.end[line] ?? 0),
  };
}

function isKeywordList(candidate: CandidateText): boolean {
  const { line, word } = candidate.scanned.words;
  if (word.length < FEWEST_LIST_WORDS) return false;
  if (candidate.roles.some((role) => role.period !== null)) return false;
  const listed = line.filter((at) => candidate.lists[at] === 1).length;
  return listed / word.length > LIST_SHARE;
}
