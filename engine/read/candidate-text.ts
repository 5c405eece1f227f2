import type { Span } from '@candor/domain/model/match';
import { type FoundNames, findNames } from '../skills/find-names';
import { isWholeTitle } from '../skills/whole-title';
import { type DegreeMention, findDegrees } from './degrees';
import { type Folded, foldText, originalOffset } from './fold';
import { type Header, readHeader } from './header';
import { firstWordOfLines } from './line-words';
import { listLines } from './list-lines';
import { blankMarkup } from './markup';
import { pastedPassages } from './pasted';
import { findPeriods, type Period } from './periods';
import { mergeSpans, privateSpans, type SkipSpan } from './private';
import { type Role, readRoles } from './roles';
import { type ScannedText, scanText } from './scan';
import { schoolSpans } from './schools';
import { isHeading } from './section-headings';
import { readSections, type SectionMap } from './sections';
import { findStatedYears, type StatedYears } from './stated-years';

/** A resume read once: everything that scoring and explaining need. */
export type CandidateText = {
  readonly scanned: ScannedText;
  /** False where nothing in the text can be read. A text made of copied passages can be read, and shows nothing. */
  readonly readable: boolean;
  readonly firstWord: Int32Array;
  readonly sections: SectionMap;
  /** Lines that list things rather than say something: 1. */
  readonly lists: Uint8Array;
  readonly names: FoundNames;
  readonly degrees: readonly DegreeMention[];
  readonly periods: readonly Period[];
  readonly roles: readonly Role[];
  /** Years of work that the text states in words. */
  readonly stated: readonly StatedYears[];
  readonly header: Header;
  /** Passages of the job text found in the resume, as original offsets. */
  readonly pasted: readonly Span[];
};

/**
 * Reads a resume. `hidden` are spans of the original text that a reader cannot see: they are not read. `jobRuns` are the
 * word runs of the job text. `now` is the month number that 'present' means.
 */
export function readCandidateText(
  text: string,
  hidden: readonly Span[],
  jobRuns: ReadonlySet<number>,
  now: number,
): CandidateText {
  const folded = foldText(blankMarkup(text));
  const header = readHeader(text, folded, {
    isHeading: (line) => isHeading(line.toLowerCase()),
    isTitle: isWholeTitle,
  });
  const skip: SkipSpan[] = [
    ...header.spans,
    ...privateSpans(folded),
    ...schoolSpans(text, folded),
    ...hidden.map(
      (span): SkipSpan => [foldedOffset(folded, span.start), foldedOffset(folded, span.end)],
    ),
  ];
  const scanned = scanText(text, folded, mergeSpans(skip));
  const passages = pastedPassages(scanned.words, jobRuns);
  const readable = scanned.words.word.length > 0;
  if (passages.length === 0) return { ...analyse(scanned, now), readable, header, pasted: [] };
  const pasted = passages.map(
    ([first, last]): SkipSpan => [scanned.words.start[first] ?? 0, scanned.words.end[last] ?? 0],
  );
  const without = scanText(text, folded, mergeSpans([...skip, ...pasted]));
  return {
    ...analyse(without, now),
    readable,
    header,
    pasted: pasted.map(([start, end]) => ({
      start: originalOffset(folded, start),
      end: originalOffset(folded, end),
    })),
  };
}

function analyse(
  scanned: ScannedText,
  now: number,
): Omit<CandidateText, 'readable' | 'header' | 'pasted'> {
  const firstWord = firstWordOfLines(scanned);
  const sections = readSections(scanned);
  const names = findNames(scanned);
  const degrees = findDegrees(scanned);
  const periods = findPeriods(scanned, now);
  const roles = readRoles(scanned, firstWord, sections, periods, names.titles, degrees);
  return {
    scanned,
    firstWord,
    sections,
    lists: listLines(scanned, firstWord, sections),
    names,
    degrees,
    periods,
    roles,
    stated: findStatedYears(scanned),
  };
}

/** The folded offset of an original one, by halving: origins never decrease. */
function foldedOffset(folded: Folded, offset: number): number {
  const { origin } = folded;
  if (origin === null) return offset;
  let low = 0;
  let high = origin.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((origin[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
