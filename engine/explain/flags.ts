import type { Flag, Span } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import { originalOffset } from '../read/fold';
import { monthNumber, type YearMonth } from '../read/month';
import type { CandidateDocument } from '../score/score';

const INSTRUCTIONS =
  /(?:ignore|disregard|forget|override)\s+(?:all\s+|any\s+|the\s+|your\s+|these\s+|those\s+)*(?:previous|prior|above|earlier|other|existing)?\s*(?:instructions?|prompts?|rules?|criteria|guidelines)|(?:rate|score|rank|mark|grade)\s+(?:this|the|me|him|her|my)\s+(?:candidate|applicant|resume|cv|as|highly|first|top|a perfect|10|100)|as an? (?:ai|language model|llm)|(?:system|assistant)\s*(?:prompt|message)\s*:|(?:must|should|always)\s+(?:be\s+)?(?:hired?|select(?:ed)?|shortlist(?:ed)?)\s+(?:this|immediately)|recommend (?:this|hiring) (?:candidate|immediately)/g;
const SHORT_TEXT_WORDS = 60;
/** Share of the lines with words that only list things, above which there is nothing but a list. */
const LIST_SHARE = 0.7;
const FEWEST_LIST_WORDS = 30;
const LONGEST_CAREER_MONTHS = 65 * 12;
const OTHER_SCRIPT_SHARE = 0.25;
/** Frequent little words of languages that share our script. */
const FOREIGN = new Set(
  'und der die das mit für von dem et les des dans pour avec une el los las con por para una della nella che het een voor och att som med jest oraz'.split(
    ' ',
  ),
);
const FOREIGN_SHARE = 0.06;

/** What a reader should know about the document before trusting the score. */
export function flagsOf(
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
        message: 'No readable text was found in this document.',
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
  if (isKeywordList(candidate) || candidate.pasted.length > 0) {
    const message =
      candidate.pasted.length > 0
        ? 'Passages copied from the job description were found and earned nothing.'
        : 'The document lists terms with hardly any work behind them.';
    flags.push({ kind: 'keyword_list', message, spans: [...candidate.pasted] });
  }
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
  if (isOtherLanguage(candidate)) {
    flags.push({
      kind: 'mixed_language',
      message: 'Much of the document is not in English; it may show more than was read.',
      spans: [],
    });
  }
  if (document.truncated === true) {
    flags.push({
      kind: 'truncated',
      message: 'The document was too long and was not read to its end.',
      spans: [],
    });
  }
  return flags;
}

function isKeywordList(candidate: CandidateText): boolean {
  const { line, word } = candidate.scanned.words;
  if (word.length < FEWEST_LIST_WORDS) return false;
  if (candidate.roles.some((role) => role.period !== null)) return false;
  const listed = line.filter((at) => candidate.lists[at] === 1).length;
  return listed / word.length > LIST_SHARE;
}

function instructionSpans(candidate: CandidateText): Span[] {
  const { folded } = candidate.scanned;
  return [...folded.text.matchAll(INSTRUCTIONS)].map((found) => ({
    start: originalOffset(folded, found.index),
    end: originalOffset(folded, found.index + found[0].length),
  }));
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

function isOtherLanguage(candidate: CandidateText): boolean {
  const { word } = candidate.scanned.words;
  let other = 0;
  let foreign = 0;
  for (const { form } of word) {
    if (form.charCodeAt(0) > 0x24f) other++;
    else if (FOREIGN.has(form)) foreign++;
  }
  return other / word.length > OTHER_SCRIPT_SHARE || foreign / word.length > FOREIGN_SHARE;
}
