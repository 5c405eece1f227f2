import type { Flag, Span } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import { originalOffset } from '../read/fold';
import { documentLanguage } from '../read/language/document-language';
import { isSupported, LANGUAGE_NAMES, type LanguageCode } from '../read/language/languages';
import { unreadLanguage } from '../read/language/unread-language';
import { monthNumber, type YearMonth } from '../read/month';
import type { ScannedText } from '../read/scan';
import type { Words } from '../read/words';
import type { CompiledJob } from '../score/compile-job';
import type { CandidateDocument } from '../score/score';
import { instructionSpans } from './instructions';

const SHORT_TEXT_WORDS = 60;
/** The share of list lines among lines with words above which the document is nothing but a list. */
const LIST_SHARE = 0.7;
const FEWEST_LIST_WORDS = 30;
/**
 * The line length in words from which a line is checked, and the average count per word from which it is a
 * repetition.
 */
const FEWEST_REPEATS = 8;
const REPEATS = 3;
const LONGEST_CAREER_MONTHS = 65 * 12;

/** What a reader should know about the document before trusting the score. */
export function flagsOf(
  job: CompiledJob,
  document: CandidateDocument,
  candidate: CandidateText,
  asOf: YearMonth,
): Flag[] {
  const { scanned } = candidate;
  const flags: Flag[] = [];
  const words = scanned.words.word.length;
  if (!candidate.readable) {
    return [
      {
        kind: 'could_not_read',
        message: isSupported(candidate.language.main)
          ? 'No readable text was found in this document.'
          : unreadLanguage('This document', documentLanguage(candidate.language.main)),
        spans: [],
      },
    ];
  }
  const hidden = [...(document.hiddenSpans ?? [])];
  if (hidden.length > 0) {
    flags.push({
      kind: 'hidden_text',
      message: 'Text that a reader cannot see was found and earned nothing.',
      spans: hidden,
    });
  }
  const repeats = lineSpans(candidate, repeatedLists(candidate));
  const message = keywordMessage(candidate, repeats);
  if (message !== null)
    flags.push({
      kind: 'keyword_list',
      message,
      spans: [...candidate.pasted, ...candidate.blocks, ...repeats],
    });
  const instructions = instructionSpans(candidate);
  if (instructions.length > 0) {
    flags.push({
      kind: 'instructions_in_text',
      message:
        'The document holds instructions to a reader or a machine. They were read as plain text.',
      spans: instructions,
    });
  }
  const conflicts = conflictingDates(candidate, monthNumber(asOf));
  if (conflicts.length > 0) {
    flags.push({
      kind: 'conflicting_dates',
      message: 'Some dates cannot be right: they lie in the future or too far apart.',
      spans: conflicts,
    });
  }
  if (words < SHORT_TEXT_WORDS) {
    flags.push({ kind: 'short_text', message: 'The document holds very little text.', spans: [] });
  }
  const languages = languageMessage(job, candidate);
  if (languages !== null) flags.push({ kind: 'mixed_language', message: languages, spans: [] });
  if (document.truncated === true) {
    flags.push({
      kind: 'truncated',
      message: 'The document was too long and was not read to its end.',
      spans: [],
    });
  }
  const { readingNote: note } = document;
  if (note) flags.push({ kind: 'doubtful_reading', message: note, spans: [] });
  return flags;
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
function repeatedLists({ scanned, firstWord, lists, repeated }: CandidateText): Uint8Array {
  return lists.map((isList, line) => {
    const from = firstWord[line] ?? 0;
    const to = firstWord[line + 1] ?? from;
    if (to - from < FEWEST_REPEATS) return 0;
    if (isList === 1 && (repeated[line] ?? 0) >= REPEATS - 1) return 1;
    return saysFewWords(scanned, from, to) ? 1 : 0;
  });
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
function surelySaysMany({ word }: Words, from: number, to: number): boolean {
  let seen = 0;
  let different = 0;
  for (let at = from; at < to; at++) {
    const bit = 1 << (word[at]?.stemHash ?? 0);
    if ((seen & bit) !== 0) continue;
    seen |= bit;
    different++;
    if (different * REPEATS > to - from) return true;
  }
  return false;
}

/** The marked lines, as spans of the original text. */
function lineSpans({ scanned }: CandidateText, marked: Uint8Array): Span[] {
  const { lines, folded } = scanned;
  const spans: Span[] = [];
  marked.forEach((mark, line) => {
    if (mark === 0) return;
    spans.push({
      start: originalOffset(folded, lines.start[line] ?? 0),
      end: originalOffset(folded, lines.end[line] ?? 0),
    });
  });
  return spans;
}

function isKeywordList(candidate: CandidateText): boolean {
  const { line, word } = candidate.scanned.words;
  if (word.length < FEWEST_LIST_WORDS) return false;
  if (candidate.roles.some((role) => role.period !== null)) return false;
  const listed = line.filter((at) => candidate.lists[at] === 1).length;
  return listed / word.length > LIST_SHARE;
}

function conflictingDates(candidate: CandidateText, now: number): Span[] {
  const { scanned, roles } = candidate;
  return roles.flatMap(({ period }) => {
    if (period === null) return [];
    const isWrong =
      period.from > now + 1 ||
      (!period.open && period.to > now + 13) ||
      period.to - period.from > LONGEST_CAREER_MONTHS;
    if (!isWrong) return [];
    return [
      {
        start: originalOffset(scanned.folded, scanned.words.start[period.firstWord] ?? 0),
        end: originalOffset(scanned.folded, scanned.words.end[period.lastWord] ?? 0),
      },
    ];
  });
}

/** What must be said about the languages of job and document; null for texts in one supported language. */
function languageMessage(job: CompiledJob, { language }: CandidateText): string | null {
  if (!job.reading.language.supported)
    return `The job description is in ${job.reading.language.name}, which is not read: little of what it asks for was understood.`;
  const unread = language.beside.filter((code) => !isSupported(code));
  if (unread.length > 0)
    return `Part of the document is in ${listed(unread)}, which is not read; it may show more than was found.`;
  if (language.beside.length === 0) return null;
  return `The document is written in ${listed([language.main, ...language.beside])}; each part was read in its language.`;
}

function listed(codes: readonly LanguageCode[]): string {
  return codes.map((code) => LANGUAGE_NAMES[code]).join(' and ');
}
