import type { Flag, Span } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import { originalOffset } from '../read/fold';
import { documentLanguage } from '../read/language/document-language';
import { isSupported, LANGUAGE_NAMES, type LanguageCode } from '../read/language/languages';
import { unreadLanguage } from '../read/language/unread-language';
import { monthNumber, type YearMonth } from '../read/month';
import type { CompiledJob } from '../score/compile-job';
import type { CandidateDocument } from '../score/score';
import { instructionSpans } from './instructions';
import { keywordFlag } from './keyword-flag';

const SHORT_TEXT_WORDS = 60;
const LONGEST_CAREER_MONTHS = 65 * 12;

const HIDDEN = 'Text that a reader cannot see was found and earned nothing.';
const INSTRUCTIONS =
  'The document holds instructions to a reader or a machine. They were read as plain text.';
const CONFLICTS = 'Some dates cannot be right: they lie in the future or too far apart.';
const SHORT = 'The document holds very little text.';
const TRUNCATED = 'The document was too long and was not read to its end.';

/** What a reader should know about the document before trusting the score. */
export function flagsOf(
  job: CompiledJob,
  document: CandidateDocument,
  candidate: CandidateText,
  asOf: YearMonth,
): Flag[] {
  if (!candidate.readable) return [unreadable(candidate)];
  return [
    flag('hidden_text', HIDDEN, document.hiddenSpans ?? []),
    keywordFlag(candidate),
    flag('instructions_in_text', INSTRUCTIONS, instructionSpans(candidate)),
    flag('conflicting_dates', CONFLICTS, conflictingDates(candidate, monthNumber(asOf))),
    note('short_text', candidate.scanned.words.word.length < SHORT_TEXT_WORDS ? SHORT : null),
    note('mixed_language', languageMessage(job, candidate)),
    note('truncated', document.truncated === true ? TRUNCATED : null),
    note('doubtful_reading', document.readingNote ?? null),
  ].filter((found) => found !== null);
}

/** A flag of places in the text; null where there are none. */
function flag(kind: Flag['kind'], message: string, spans: readonly Span[]): Flag | null {
  return spans.length === 0 ? null : { kind, message, spans: [...spans] };
}

/** A flag of the document as a whole; null where there is nothing to say. */
function note(kind: Flag['kind'], message: string | null): Flag | null {
  return message ? { kind, message, spans: [] } : null;
}

function unreadable({ language: { main } }: CandidateText): Flag {
  const message = isSupported(main)
    ? 'No readable text was found in this document.'
    : unreadLanguage('This document', documentLanguage(main));
  return { kind: 'could_not_read', message, spans: [] };
}

function conflictingDates(candidate: CandidateText, now: number): Span[] {
  const { scanned, roles } = candidate;
  const spans: Span[] = [];
  for (const { period } of roles) {
    if (period === null) continue;
    const isWrong =
      period.from > now + 1 ||
      (!period.open && period.to > now + 13) ||
      period.to - period.from > LONGEST_CAREER_MONTHS;
    if (!isWrong) continue;
    spans.push({
      start: originalOffset(scanned.folded, scanned.words.start[period.firstWord] ?? 0),
      end: originalOffset(scanned.folded, scanned.words.end[period.lastWord] ?? 0),
    });
  }
  return spans;
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
