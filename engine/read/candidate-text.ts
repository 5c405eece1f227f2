import type { Span } from '@candor/domain/model/match';
import { isDenied } from '../skills/denial';
import { type FoundNames, findNames } from '../skills/find-names';
import { withLicences } from '../skills/licensed-titles';
import { namesSkills } from '../skills/names-skills';
import { isPersonalTitle, isWholeName, isWholeTitle } from '../skills/whole-title';
import type { OwnTerms } from '../taxonomy/own-terms';
import { type DegreeMention, findDegrees } from './degrees';
import { employerSpans } from './employers';
import { type Folded, foldedOffset, foldText, originalOffset } from './fold';
import { type Header, readHeader } from './header';
import { keywordBlocks } from './keyword-blocks';
import type { TextLanguage } from './language/detect';
import { isSupported } from './language/languages';
import { inEnglish, languageOf } from './language/read-language';
import { schoolNames } from './language/school-names';
import { firstWordOfLines } from './line-words';
import { listLines } from './list-lines';
import { blankMarkup } from './markup';
import { pastedPassages, type WordRuns } from './pasted';
import { findPeriods, type Period } from './periods';
import { privateSpans } from './private';
import { repeatedLines } from './repeated-lines';
import { datedTitleLines } from './roles/dated-title-lines';
import { paidWork } from './roles/paid-work';
import { readRoles } from './roles/read-roles';
import type { Role } from './roles/role';
import { type StanzaRules, stanzaEmployers } from './roles/stanza-employers';
import { readOutside, type ScannedText, scanWhole } from './scan';
import { schoolSpans } from './schools';
import { isHeading } from './section-headings';
import { readSections, type SectionMap } from './sections';
import { mergeSpans, type SkipSpan } from './skip-spans';
import { findStatedYears, type StatedYears } from './stated-years';

const STANZA_RULES: StanzaRules = {
  isHeading,
  isTitle: (line) => isWholeTitle(line, 1),
  isPersonal: isPersonalTitle,
  isSkill: isWholeName,
};

/** A resume read once: everything that scoring and explaining need. */
export type CandidateText = {
  readonly scanned: ScannedText;
  /**
   * False if nothing in the text can be read, or its language is not supported. A text made of copied passages can be
   * read, and shows nothing.
   */
  readonly readable: boolean;
  readonly language: TextLanguage;
  readonly firstWord: Int32Array;
  readonly sections: SectionMap;
  /** Lines that list things rather than say something: 1. */
  readonly lists: Uint8Array;
  /** For each line, how many earlier lines say the same. */
  readonly repeated: Uint8Array;
  readonly names: FoundNames;
  readonly degrees: readonly DegreeMention[];
  readonly periods: readonly Period[];
  readonly roles: readonly Role[];
  /** Years of work that the text states in words. */
  readonly stated: readonly StatedYears[];
  readonly header: Header;
  /** The month number that 'present' means. */
  readonly now: number;
  /** Passages of the job text found in the resume, as original offsets. */
  readonly pasted: readonly Span[];
  /** Keyword blocks, as original offsets: they are not read. */
  readonly blocks: readonly Span[];
};

/**
 * Reads a resume. `hidden` are spans of the original text that a reader cannot see: they are not read. `jobRuns` are
 * the word runs of the job text. `now` is the month number that 'present' means, `own` the account's terms.
 */
export function readCandidateText(
  text: string,
  hidden: readonly Span[],
  jobRuns: WordRuns,
  now: number,
  own: OwnTerms | null = null,
): CandidateText {
  const written = foldText(blankMarkup(text));
  const asWritten = scanReadable(text, written, hidden, own);
  const language = languageOf(asWritten.scanned);
  const glossed = inEnglish(written, 'resume', language);
  const { folded, header, spans, scanned } =
    glossed === null ? asWritten : scanReadable(text, glossed, hidden, own);
  // Compared as written: how words are translated depends on whether a resume or a job is read.
  const copied = pastedPassages(asWritten.scanned.words, jobRuns).map(([first, last]): Span => {
    const { words } = asWritten.scanned;
    return {
      start: originalOffset(written, words.start[first] ?? 0),
      end: originalOffset(written, words.end[last] ?? 0),
    };
  });
  const readable = scanned.words.word.length > 0 && isSupported(language.main);
  const pasted = copied.map((span) => foldedSpan(folded, span));
  const without = (further: readonly SkipSpan[]): ScannedText =>
    readOutside(scanWhole(text, folded, own), mergeSpans([...spans, ...pasted, ...further]));
  const read = analyse(pasted.length === 0 ? scanned : without([]), now);
  const common = { readable, language, header, now, pasted: copied };
  const blocks = keywordBlocks(read);
  if (blocks.length === 0) return candidateText(read, common, []);
  return candidateText(
    analyse(without(blocks), now),
    common,
    blocks.map(([start, end]) => ({
      start: originalOffset(folded, start),
      end: originalOffset(folded, end),
    })),
  );
}

type Common = Pick<CandidateText, 'readable' | 'language' | 'header' | 'now' | 'pasted'>;
type Analysed = Omit<CandidateText, keyof Common | 'blocks'>;

/** Field by field: spreading two objects into one takes as long as reading a line of text. */
function candidateText(
  read: Analysed,
  common: Common,
  blocks: CandidateText['blocks'],
): CandidateText {
  return {
    scanned: read.scanned,
    readable: common.readable,
    language: common.language,
    firstWord: read.firstWord,
    sections: read.sections,
    lists: read.lists,
    repeated: read.repeated,
    names: read.names,
    degrees: read.degrees,
    periods: read.periods,
    roles: read.roles,
    stated: read.stated,
    header: common.header,
    now: common.now,
    pasted: common.pasted,
    blocks,
  };
}

/** The words of a folded text, without identity and without what a reader cannot see. */
function scanReadable(
  text: string,
  folded: Folded,
  hidden: readonly Span[],
  own: OwnTerms | null,
): { folded: Folded; header: Header; spans: SkipSpan[]; scanned: ScannedText } {
  const whole = scanWhole(text, folded, own);
  const header = readHeader(text, folded, { isHeading, isTitle: isWholeTitle, namesSkills });
  const unread = folded.glossed === undefined ? hidden : [...hidden, ...schoolNames(text)];
  const spans: SkipSpan[] = [
    ...header.spans,
    ...privateSpans(whole),
    ...schoolSpans(whole),
    ...employerSpans(whole),
    ...stanzaEmployers(whole, STANZA_RULES),
    ...unread.map((span) => foldedSpan(folded, span)),
  ];
  return { folded, header, spans, scanned: readOutside(whole, mergeSpans(spans)) };
}

function analyse(scanned: ScannedText, now: number): Analysed {
  const firstWord = firstWordOfLines(scanned);
  const found = findNames(scanned);
  const names = { ...found, concepts: withLicences(scanned, found.concepts, found.titles) };
  const degrees = findDegrees(scanned).filter(({ first, last }) => !isDenied(scanned, first, last));
  const periods = findPeriods(scanned, now, names.concepts);
  const dated = { scanned, periods, titles: names.titles, degrees };
  const sections = readSections(scanned, firstWord, datedTitleLines(dated));
  const isPaid = paidWork(scanned, sections);
  const roles = readRoles({
    scanned,
    degrees,
    periods: periods.filter((period) => isPaid(period.firstWord)),
    titles: names.titles.filter((title) => isPaid(title.first)),
    first: firstWord,
    sections,
  });
  const lists = listLines(scanned, firstWord, sections);
  return {
    scanned,
    firstWord,
    sections,
    lists,
    repeated: repeatedLines(scanned, firstWord),
    names,
    degrees,
    periods,
    roles,
    stated: findStatedYears(scanned),
  };
}

function foldedSpan(folded: Folded, { start, end }: Span): SkipSpan {
  return [foldedOffset(folded, start), foldedOffset(folded, end)];
}
