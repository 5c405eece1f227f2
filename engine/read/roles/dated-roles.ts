import { phrasesOf } from '../any-of';
import type { DegreeMention } from '../degrees';
import type { Period } from '../periods';
import type { ScannedText } from '../scan';
import { SECTIONS } from '../section-headings';
import { hasDateOnly, linesBeside } from './lines-beside';
import type { Place, TitleLine } from './role';
import { isAmongOthers, isInClosedSection, isStudy, type RolePage, titleLine } from './role-page';
import { isField } from './title-cues';
import {
  endsSentence,
  isItem,
  isLineOf,
  isNamedTitle,
  isTitleLine,
  mayBeTitle,
  opensRole,
  opensWithTitle,
  titlesBeside,
  wordsIn,
} from './title-lines';

/** The longest line, in words, on which a single date says when somebody held a job. */
const SINGLE_DATE_LINE = 12;
const SENTENCE_END = /(?:^|[\p{L}\d])\)?[.;]\s/u;
/** The most signs between the start of a line and the dates of a job that it lists. */
const LONGEST_ENTRY = 100;
/** What people call the time in which they did not work, at the beginning of what a line says. */
const BREAK = new RegExp(
  String.raw`^[^\p{L}]{0,6}(?:(?:planned|personal|full[- ]time) )?${phrasesOf(
    `career (?:break|gap|pause), gap year, sabbatical, (?:maternity|paternity|parental|family|caregiver|medical) leave, time off, unemployed,
     stay[- ]at[- ]home, full[- ]time (?:parent|mother|father|carer), raising (?:my )?(?:children|kids|(?:a )?family),
     travell?ing (?:in|through|around), world trip`,
  )}\b`,
  'u',
);
/** What sets dates off from an entry before them. */
const SET_OFF = /\p{L}.*[,|–—(\t-]\s*(?:since |from )?\s*$/u;
/** The most words beside the dates below an employer: 'Dates employed: 03/2016 - 09/2019', 'Full-time'. */
const LONGEST_LABEL = 2;
/** The most lines from a title to the dates below what the work was. */
const LONGEST_STANZA = 8;
/** The most lines from the greeting of a letter to what it tells. */
const LONGEST_LETTER = 40;
const SUMMARY = SECTIONS.indexOf('summary');
const EXPERIENCE = SECTIONS.indexOf('experience');

/** A date with the lines on which it begins and ends. */
type DatedLine = { readonly period: Period; readonly line: number; readonly last: number };

/** The jobs with dates, and the lines whose titles they have taken. */
export function datedPlaces(page: RolePage): { places: Place[]; taken: ReadonlySet<number> } {
  const taken = new Set<number>();
  const places: Place[] = [];
  for (const dated of inOrder(page)) {
    if (!mayBeWork(page, dated)) continue;
    const { period, line } = dated;
    const own = ownTitles(page, dated) ?? titlesNear(page, dated, taken);
    const isNamed = own?.titles.some((title) => !isField(title)) === true;
    if (!isNamed && isTold(page, dated)) continue;
    if (own !== null) taken.add(own.line);
    else if (period.single || isMentioned(page, dated)) continue;
    places.push({ line, titles: own?.titles ?? [], period });
  }
  return { places, taken };
}

/** Whether dates stand in the prose with which a resume opens: 'Associate, Rowan LLP, 2018 - now' is an entry of a list. */
function isMentioned({ scanned, sections }: RolePage, { period, line }: DatedLine): boolean {
  if (sections.ofLine[line] !== SUMMARY) return false;
  const { words, folded, lines } = scanned;
  const before = folded.text.slice(lines.start[line], words.start[period.firstWord]);
  return before.length > LONGEST_ENTRY || !SET_OFF.test(before);
}

/** Whether dates without the title of a person stand in the letter above a resume: 'Between 2014 and 2019 I worked in the public sector.' */
function isTold({ scanned, sections, first }: RolePage, { line }: DatedLine): boolean {
  if (sections.ofLine[line] === EXPERIENCE || !endsSentence(scanned, line)) return false;
  const { word } = scanned.words;
  for (let above = line - 1; above >= Math.max(0, line - LONGEST_LETTER); above--)
    if (word[first[above] ?? -1]?.form === 'dear') return true;
  return false;
}

/** Ranges first: a single year, of an award or a course, must not take the title of the job below it. */
function inOrder({ scanned, periods }: RolePage): DatedLine[] {
  const { line } = scanned.words;
  const ranges = periods.filter(({ single }) => !single);
  return [...ranges, ...periods.filter(({ single }) => single)].map((period) => {
    const at = line[period.firstWord] ?? 0;
    return { period, line: at, last: line[period.lastWord] ?? at };
  });
}

function mayBeWork(page: RolePage, dated: DatedLine): boolean {
  const { period, line, last } = dated;
  if (isInClosedSection(page, line) || isBreak(page, dated)) return false;
  if ((isStudy(page, line) || isStudy(page, last)) && !isWorkBesideStudy(page, dated)) return false;
  if (!period.single) return true;
  if (isAmongOthers(page, line)) return false;
  // A single year in a sentence or a list belongs to a product or an event: 'SQL Server 2014'.
  return wordsIn(page, line) <= SINGLE_DATE_LINE && !endsSentence(page.scanned, line);
}

/** Whether a line says first of all that somebody did not work then: 'Mar 2015 - Aug 2022  Career break'. */
function isBreak({ scanned, titlesOf }: RolePage, { period, line, last }: DatedLine): boolean {
  const { words, lines, folded } = scanned;
  const before = folded.text.slice(lines.start[line], words.start[period.firstWord]);
  const after = folded.text.slice(words.end[period.lastWord], lines.end[last]);
  if (BREAK.test(before) || BREAK.test(after)) return true;
  // Alone on its line, the date may stand above what it is of.
  const next = last + 1;
  if (before.trim() !== '' || after.trim() !== '' || titlesOf.has(next)) return false;
  return BREAK.test(folded.text.slice(lines.start[next], lines.end[next]));
}

/**
 * Whether the dates of a job stand in another sentence than every degree on their line: 'Bookkeeper 2021 - now
 * (QuickBooks). BA English.', or what a semicolon divides from it: 'MSN; school nurse 2001 - 2010'.
 */
function isWorkBesideStudy({ scanned, degrees }: RolePage, { period }: DatedLine): boolean {
  const { words, folded } = scanned;
  const { firstWord, lastWord } = period;
  const beside = degrees.filter(({ first }) => words.line[first] === words.line[lastWord]);
  const isApart = ({ first, last }: DegreeMention): boolean => {
    const [end, start] = first > lastWord ? [lastWord, first] : [last, firstWord];
    return SENTENCE_END.test(folded.text.slice(words.end[end] ?? 0, words.start[start] ?? 0));
  };
  return beside.length > 0 && beside.every(isApart);
}

/** The titles of a date on a line about several jobs. */
function ownTitles({ shared }: RolePage, { period, line }: DatedLine): TitleLine | null {
  const titles = shared.get(line)?.of.get(period) ?? [];
  return titles.length > 0 ? { line, titles } : null;
}

/**
 * The titles next to a date: of a line that names one if there is any, otherwise of the date's own line, then of one that
 * opens with a title, then of one above the employer, then of one that may be a title.
 */
function titlesNear(
  page: RolePage,
  dated: DatedLine,
  taken: ReadonlySet<number>,
): TitleLine | null {
  const { period, last } = dated;
  const near = linesNear(page, dated, taken).map((line) =>
    titlesBeside(page, titleLine(page, line), period),
  );
  const opensBelow = (at: TitleLine): boolean =>
    at.line === last + 1 && hasDateOnly(page, last) && opensRole(page, at);
  return (
    near.find((at) => isNamedTitle(page, at, period)) ??
    near.find((at) => isLineOf(period, page.scanned, at.line) && at.titles.length > 0) ??
    near.find((at) => opensWithTitle(page, at)) ??
    titlesOverEmployer(page, dated, taken) ??
    near.find((at) => mayBeTitle(page, at) || opensBelow(at)) ??
    null
  );
}

/** The lines that may contain the title of a date, the likeliest first, without those of other dates. */
function linesNear(page: RolePage, dated: DatedLine, taken: ReadonlySet<number>): number[] {
  const { line, last } = dated;
  // Asked first: few lines have a title.
  const isFree = (at: number): boolean => page.titlesOf.has(at) && !taken.has(at);
  const own = [line, last].filter(
    // The titles of a line about several jobs belong to its other dates, if this one has none of them.
    (at) =>
      isFree(at) &&
      !page.shared.has(at) &&
      (!isStudy(page, at) || (at === line && isWorkBesideStudy(page, dated))),
  );
  const above = titleOfStanza(page, dated, taken) ?? titleAbove(page, dated, taken);
  const beside = (above === null ? linesBeside(page, line, last) : [above]).filter(
    (at) =>
      isFree(at) &&
      !page.datedLines.has(at) &&
      !isStudy(page, at) &&
      // What stands below the dates of another job belongs to that one.
      !(at === last + 2 && page.rangeLines.has(last + 1)),
  );
  return [...own, ...beside];
}

/**
 * The title that opens the stanza which a line of dates closes: a title, an employer, what the work was, 'Mar 2022 - present', and a
 * blank line before the next one.
 */
function titleOfStanza(
  page: RolePage,
  { line, last }: DatedLine,
  taken: ReadonlySet<number>,
): number | null {
  const { scanned, titlesOf, datedLines } = page;
  if (!isBlank(scanned, last + 1) || isBlank(scanned, line - 1)) return null;
  if (!hasDateOnly(page, line) || !titlesOf.has(afterBlanks(scanned, last + 1))) return null;
  let top = line - 1;
  while (top > line - LONGEST_STANZA && !isBlank(scanned, top - 1) && !datedLines.has(top)) top--;
  if (!titlesOf.has(top) || taken.has(top) || datedLines.has(top) || isStudy(page, top))
    return null;
  return isTitleLine(page, titleLine(page, top), false) ? top : null;
}

function isBlank({ lines, folded }: ScannedText, line: number): boolean {
  const [start, end] = [lines.start[line], lines.end[line]];
  return start === undefined || folded.text.slice(start, end).trim() === '';
}

function afterBlanks(scanned: ScannedText, line: number): number {
  let next = line;
  while (next < line + LONGEST_STANZA && isBlank(scanned, next)) next++;
  return next;
}

/** If the title below a date has its own date further down, the title of the upper date is above it. */
function titleAbove(page: RolePage, dated: DatedLine, taken: ReadonlySet<number>): number | null {
  const { line, last } = dated;
  const { titlesOf, rangeLines, datedLines } = page;
  const isNextRole =
    titlesOf.has(last + 1) && (rangeLines.has(last + 2) || rangeLines.has(last + 3));
  const above = [line - 1, line - 2].find((at) => titlesOf.has(at));
  if (!isNextRole || above === undefined) return null;
  if (taken.has(above) || datedLines.has(above) || isStudy(page, above)) return null;
  return isTitleLine(page, titleLine(page, above), false) ? above : null;
}

/** 'Analyst II' over 'Acme Pvt Ltd, Pune', on one line or on two, over its dates. */
function titlesOverEmployer(
  page: RolePage,
  { line, period }: DatedLine,
  taken: ReadonlySet<number>,
): TitleLine | null {
  const { titlesOf, datedLines } = page;
  const beside = wordsIn(page, line) - (period.lastWord - period.firstWord + 1);
  if (beside > LONGEST_LABEL || !mayBeEmployer(page, line - 1)) return null;
  const isOnTwo = !titlesOf.has(line - 2) && mayBeEmployer(page, line - 2);
  const title = isOnTwo ? line - 3 : line - 2;
  if (taken.has(title) || datedLines.has(title) || isStudy(page, title)) return null;
  const at = titleLine(page, title);
  return isTitleLine(page, at, false) ? titlesBeside(page, at, period) : null;
}

/** Whether a line may be the name of an employer or its place: no title, no dates, no point of a list and no sentence. */
function mayBeEmployer(page: RolePage, line: number): boolean {
  const { scanned, titlesOf, datedLines, sections } = page;
  if (titlesOf.has(line) || datedLines.has(line) || isBlank(scanned, line)) return false;
  if (sections.heading[line] === 1 || isItem(scanned, line)) return false;
  return !endsSentence(scanned, line);
}
