import { isDenied } from '../skills/denial';
import type { TitleMention } from '../skills/mentions';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { beginsLarge } from './begins-large';
import { BULLET } from './bullet';
import type { DegreeMention } from './degrees';
import { readHeadline } from './headline';
import { ASPIRES, IS_ARTICLE, IS_AS, LABELS_TITLE, WORKS } from './line-cues';
import type { Period } from './periods';
import type { ScannedText } from './scan';
import { SECTIONS } from './section-headings';
import type { SectionMap } from './sections';
import { shareLines } from './shared-line';
import { titlesByLine } from './titles-by-line';

/** A job that somebody held, as far as the text says. */
export type Role = {
  /** The titles on the role's line, in order; empty if only dates were found. */
  readonly titles: readonly TitleMention[];
  /** Null if the text gives no dates. */
  readonly period: Period | null;
  /** Lines `firstLine` to `lastLine`, inclusive, that describe the role. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** Line of the title or the date. */
  readonly line: number;
};

type Place = { line: number; titles: readonly TitleMention[]; period: Period | null };

const EDUCATION = SECTIONS.indexOf('education');
const CLOSED_SECTIONS = new Set(
  (['education', 'skills', 'certifications', 'languages', 'publications'] as const).map((name) =>
    SECTIONS.indexOf(name),
  ),
);
/** The longest line, in words, that is a title and nothing more. */
const TITLE_LINE = 9;
/** The same for a line that ends in a title after unlisted words. */
const SHORT_TITLE_LINE = 4;
/** The longest line, in words, on which a single date says when somebody held a job. */
const SINGLE_DATE_LINE = 12;
/** Share of a line's words that a title must fill if there is no date next to it. */
const TITLE_SHARE = 0.4;
/** The same for a field name, and under a heading of education, where course names look like titles. */
const FIELD_TITLE_SHARE = 0.6;
/** Words within which a title begins on a line near a date. */
const TITLE_START = 8;
/** Words before a title at the beginning of a line: 'Senior', 'Residential'. */
const RANK_WORDS = 2;
/** The longest line, in words, that contains a date range and nothing more. */
const DATE_LINE = 5;
/** The lines of a date itself come before those next to it. */
const OWN_LINES = 2;
const ASIDE = /^\s*(?:\(|(?:industry|sector|domain)\s*[:-])/;
const LABEL_REACH = 5;
const SENTENCE_END = /\p{L}\)?\.\s/u;

/**
 * Reads the jobs of a resume: date ranges outside education with the title on their line or next to it, lines that
 * are only a title, and 'Designation: ...' labels; if there are none, the title with which people introduce
 * themselves. In text order; each title belongs to one role.
 */
export function readRoles(
  scanned: ScannedText,
  first: Int32Array,
  sections: SectionMap,
  periods: readonly Period[],
  titles: readonly TitleMention[],
  degrees: readonly DegreeMention[],
): Role[] {
  const { line } = scanned.words;
  const held = titles.filter(
    (title) => !isAspired(scanned, title) && !isDenied(scanned, title.first, title.last),
  );
  const titlesOf = titlesByLine(held, line);
  const degreeLines = new Set(degrees.map((degree) => line[degree.first] ?? 0));
  const isStudy = (at: number): boolean => sections.ofLine[at] === EDUCATION || degreeLines.has(at);
  // The title on a line with its own date belongs to that date.
  const dated = new Set(periods.map((period) => line[period.firstWord] ?? 0));
  const spanLines = new Set(
    periods.filter(({ single }) => !single).map(({ firstWord }) => line[firstWord] ?? 0),
  );
  // If the title below a date has its own date further down, the title of the upper date is above it.
  const titleAbove = (at: number, last: number): number | null => {
    if (!titlesOf.has(last + 1) || !(spanLines.has(last + 2) || spanLines.has(last + 3)))
      return null;
    const above = [at - 1, at - 2].find((candidate) => titlesOf.has(candidate));
    if (above === undefined || used.has(above) || dated.has(above) || isStudy(above)) return null;
    return isTitleLine(scanned, first, titlesOf.get(above) ?? [], above, false) ? above : null;
  };
  const shared = shareLines(scanned, titlesOf, periods);
  const used = new Set<number>();
  const places: Place[] = [];
  // Ranges first: a single year, of an award or a course, must not take the title of the job below it.
  const inOrder = [
    ...periods.filter(({ single }) => !single),
    ...periods.filter(({ single }) => single),
  ];
  for (const period of inOrder) {
    const at = line[period.firstWord] ?? 0;
    const last = line[period.lastWord] ?? at;
    const isWorkBefore = sections.ofLine[at] !== EDUCATION && endsBefore(scanned, period, degrees);
    if (!isWorkBefore && (isStudy(at) || isStudy(last))) continue;
    if (CLOSED_SECTIONS.has(sections.ofLine[at] ?? 0)) continue;
    // A single year in a sentence or a list belongs to a product or an event: 'SQL Server 2014'.
    const isLong = (first[at + 1] ?? 0) - (first[at] ?? 0) > SINGLE_DATE_LINE;
    if (period.single && (isLong || endsSentence(scanned, at))) continue;
    const own = shared.get(at)?.of.get(period) ?? [];
    if (own.length > 0) {
      used.add(at);
      places.push({ line: at, titles: own, period });
      continue;
    }
    const above = titleAbove(at, last);
    // Over a line that is not read, the name of an employer, stands the title of the stanza.
    const over = first[at - 1] === first[at] && dateWordsOnly(first, at) ? [at - 2] : [];
    const beside = above === null ? [last + 1, at - 1, ...over, last + 2] : [above];
    const free = [at, last, ...beside].filter(
      (candidate, place) =>
        titlesOf.has(candidate) &&
        !(place >= OWN_LINES && dated.has(candidate)) &&
        !used.has(candidate) &&
        (!isStudy(candidate) || (isWorkBefore && candidate === at)),
    );
    const titlesAt = (at: number): readonly TitleMention[] =>
      titlesBeside(scanned, first, titlesOf.get(at) ?? [], at, period);
    const near =
      free.find((at) => isNamedTitle(scanned, first, titlesAt(at), at, period)) ??
      free.find(
        (at) =>
          standsAsTitle(scanned, first, titlesAt(at), at, period) ||
          (at === last + 1 && opensRole(scanned, first, titlesAt(at), at, last)),
      );
    if (near !== undefined) used.add(near);
    if (
      near === undefined &&
      (period.single || sections.ofLine[at] === SECTIONS.indexOf('summary'))
    )
      continue;
    places.push({ line: at, titles: near === undefined ? [] : titlesAt(near), period });
  }
  for (const [at, { undated }] of shared)
    if (used.has(at) && undated.length > 0)
      places.push({ line: at, titles: undated, period: null });
  for (const [at, found] of titlesOf) {
    if (used.has(at) || degreeLines.has(at)) continue;
    const section = sections.ofLine[at] ?? 0;
    if (section !== EDUCATION && CLOSED_SECTIONS.has(section)) continue;
    // Resumes without a heading for their jobs continue from education to bare title lines.
    const isRole =
      isTitleLine(scanned, first, found, at, section === EDUCATION) ||
      (section !== EDUCATION &&
        (followsLabel(scanned, first, found, at) || followsAs(scanned, found)));
    if (isRole) places.push({ line: at, titles: found, period: null });
  }
  if (places.every((place) => place.titles.every(isField))) {
    const own = readHeadline(scanned, first, held);
    if (own !== null) {
      // Next to it, a field name on a dated line is part of an employer's name: 'Castle Ceramics, 2018 - now'.
      for (const place of places) place.titles = [];
      places.push({ line: line[own.first] ?? 0, titles: [own], period: null });
    }
  }
  places.sort((a, b) => a.line - b.line);
  return places.map((place, number) => {
    let next = number + 1;
    // A bare title inside a dated role may be a topic of that role, so it does not end it.
    while (place.period !== null && places[next]?.period === null) next++;
    const lastLine = lastLineOf(sections, place.line, places[next]?.line ?? sections.ofLine.length);
    return {
      titles: place.titles,
      period: place.period,
      line: place.line,
      firstLine: place.line,
      lastLine,
    };
  });
}

function dateWordsOnly(first: Int32Array, line: number): boolean {
  return (first[line + 1] ?? 0) - (first[line] ?? 0) <= DATE_LINE;
}

/**
 * Whether the sentence with the dates ends before a degree on their line: 'Bookkeeper 2021 - now (QuickBooks). BA
 * English.'
 */
function endsBefore(
  { words, folded }: ScannedText,
  { lastWord }: Period,
  degrees: readonly DegreeMention[],
): boolean {
  const beside = degrees.filter(({ first }) => words.line[first] === words.line[lastWord]);
  const ends = ({ first }: DegreeMention): boolean =>
    first > lastWord &&
    SENTENCE_END.test(folded.text.slice(words.end[lastWord] ?? 0, words.start[first] ?? 0));
  return beside.length > 0 && beside.every(ends);
}

/** Lines that name a job together with the period in which it was held. */
export function datedTitleLines(
  { words }: ScannedText,
  periods: readonly Period[],
  titles: readonly TitleMention[],
  degrees: readonly DegreeMention[],
): ReadonlySet<number> {
  const lineOf = ({ first }: { readonly first: number }): number => words.line[first] ?? 0;
  const named = new Set(titles.filter((title) => !isField(title)).map(lineOf));
  const study = new Set(degrees.map(lineOf));
  return new Set(
    periods
      .filter(({ single }) => !single)
      .map(({ firstWord }) => words.line[firstWord] ?? 0)
      .filter((line) => named.has(line) && !study.has(line)),
  );
}

/**
 * True if a line names a title, and not only the field that a description below the date may be about: a title next
 * to the date, or a line that is a title and nothing more.
 */
function isNamedTitle(
  scanned: ScannedText,
  first: Int32Array,
  titles: readonly TitleMention[],
  line: number,
  period: Period,
): boolean {
  const named = titles.filter((title) => !isField(title));
  if (named.length === 0) return false;
  if (isDateLine(scanned, line, period)) return true;
  return (
    isTitleLine(scanned, first, named, line, false) || followsLabel(scanned, first, named, line)
  );
}

function isDateLine(
  { words }: ScannedText,
  line: number,
  { firstWord, lastWord }: Period,
): boolean {
  return line === words.line[firstWord] || line === words.line[lastWord];
}

/**
 * The titles of a line that may belong to a date: on the line of the date itself those that begin the line or are
 * near the date. Further along a long line, others are mentioned: 'Castle Ceramics 2018 - now: costing in SAP,
 * month-end journals, variances explained to site managers'.
 */
function titlesBeside(
  scanned: ScannedText,
  first: Int32Array,
  titles: readonly TitleMention[],
  line: number,
  period: Period,
): readonly TitleMention[] {
  if (!isDateLine(scanned, line, period)) return titles;
  const from = first[line] ?? 0;
  const { firstWord, lastWord } = period;
  return titles.filter(
    (title) =>
      title.first - from < TITLE_START ||
      (title.first < firstWord ? firstWord - title.last : title.first - lastWord) <= TITLE_START,
  );
}

function standsAsTitle(
  scanned: ScannedText,
  first: Int32Array,
  titles: readonly TitleMention[],
  line: number,
  period: Period,
): boolean {
  const [title] = titles;
  if (title === undefined) return false;
  if (isDateLine(scanned, line, period)) return true;
  if (endsSentence(scanned, line)) return false;
  const from = first[line] ?? 0;
  const length = (first[line + 1] ?? from) - from;
  return title.first - from < TITLE_START && length <= 2 * TITLE_START;
}

/**
 * True for a line below a date that begins with a title and continues with another name: 'Cashier Corner Shop, Leeds
 * Served customers' is a title, an employer and a place into whose line the description has run.
 */
function opensRole(
  scanned: ScannedText,
  first: Int32Array,
  titles: readonly TitleMention[],
  line: number,
  dateLine: number,
): boolean {
  const from = first[line] ?? 0;
  const title = titles.find((found) => !found.nested && found.first - from <= RANK_WORDS);
  if (title === undefined || title.last + 1 >= (first[line + 1] ?? from)) return false;
  return (
    dateWordsOnly(first, dateLine) &&
    beginsLarge(scanned, from) &&
    beginsLarge(scanned, title.first) &&
    beginsLarge(scanned, title.last + 1)
  );
}

function endsSentence(scanned: ScannedText, line: number): boolean {
  return scanned.folded.text
    .slice(scanned.lines.start[line], scanned.lines.end[line])
    .trimEnd()
    .endsWith('.');
}

function isTitleLine(
  scanned: ScannedText,
  first: Int32Array,
  titles: readonly TitleMention[],
  line: number,
  isStudy: boolean,
): boolean {
  const length = (first[line + 1] ?? 0) - (first[line] ?? 0);
  if (length > TITLE_LINE) return false;
  const covered = titles.reduce(
    (sum, title) => sum + (title.nested ? 0 : title.last - title.first + 1),
    0,
  );
  // Decided by numbers alone for most lines: every line needs at least the smallest share.
  if (length > SHORT_TITLE_LINE && covered < TITLE_SHARE * length) return false;
  if (endsSentence(scanned, line)) return false;
  const onlyFields = titles.every(isField);
  if (onlyFields && isAside(scanned, line)) return false;
  const share = isStudy || onlyFields ? FIELD_TITLE_SHARE : TITLE_SHARE;
  if (covered >= share * length) return true;
  // 'Kdb+ Developer', 'Jr Widget Engineer': a short line that ends in a title, whatever the words before it mean.
  const end = (first[line + 1] ?? 0) - 1;
  return (
    length <= SHORT_TITLE_LINE && titles.some((title) => title.last === end && !isField(title))
  );
}

function isField({ title }: TitleMention): boolean {
  return taxonomyIndex().titles[title]?.field === true;
}

/**
 * True if a field name is a task, a topic or a sector: '• Invoicing', '(Production & Quality)', 'Industry: Finance'.
 */
function isAside({ folded, lines }: ScannedText, line: number): boolean {
  const written = folded.text.slice(lines.start[line], lines.end[line]);
  return BULLET.test(written) || ASIDE.test(written);
}

function followsLabel(
  scanned: ScannedText,
  first: Int32Array,
  titles: readonly TitleMention[],
  line: number,
): boolean {
  const from = first[line] ?? 0;
  const title = titles[0];
  if (title === undefined || title.first - from > LABEL_REACH) return false;
  // In 'Role: I have developed finance reports' the field name is the topic of a sentence.
  for (let at = isField(title) ? title.first - 1 : from; at < title.first; at++) {
    if (hasCue(scanned, at, LABELS_TITLE)) return true;
  }
  return false;
}

/** True if somebody only intends to become what the title says: 'Aspiring accountant'. */
function isAspired(scanned: ScannedText, { first }: TitleMention): boolean {
  const { line } = scanned.words;
  for (let at = first - 1; at >= first - RANK_WORDS && line[at] === line[first]; at--) {
    if (hasCue(scanned, at, ASPIRES)) return true;
  }
  return false;
}

/** 'Worked as a line cook', 'five years of experience as an accountant'. */
function followsAs(scanned: ScannedText, titles: readonly TitleMention[]): boolean {
  return titles.some(({ first }) => {
    const as = hasCue(scanned, first - 1, IS_ARTICLE) ? first - 2 : first - 1;
    return hasCue(scanned, as, IS_AS) && hasCue(scanned, as - 1, WORKS);
  });
}

function hasCue({ words }: ScannedText, at: number, cue: number): boolean {
  return ((words.word[at]?.lineCue ?? 0) & cue) !== 0;
}

/** A role ends where the next begins or where its section does. */
function lastLineOf(sections: SectionMap, from: number, next: number): number {
  let last = from;
  while (last + 1 < next && sections.ofLine[last + 1] === sections.ofLine[from]) last++;
  return last;
}
