import type { ConceptMention } from '../skills/mentions';
import { OPENS_DATE } from './cues';
import {
  isQuarter,
  isWholeYear,
  type Point,
  readPoint,
  SEASON_MONTHS,
  wholeYear,
} from './date-points';
import { joinsMonths, joinsRange, RANGE_SIGN } from './range-signs';
import type { ScannedText } from './scan';
import { MONTHS } from './word-lists';
import { NO_BREAK } from './words';

/** A period found in a text, in months since year 0; `to` is exclusive. */
export type Period = {
  readonly firstWord: number;
  readonly lastWord: number;
  readonly from: number;
  readonly to: number;
  /** Ends with 'present' or began with 'since'. */
  readonly open: boolean;
  /** A single date, which says when but not how long. */
  readonly single: boolean;
};

const BOTH_SIGN = /^\s+and\s+$/;
/** The day of '10 June 2019'. */
const DAY = /\b(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?[\s-]+$/;
/** The separator of two table cells: 'From | To'. */
const CELL_SIGN = /^\s*\|\s*$/;
/** What comes to be from a date on, without being work. */
const FREE: ReadonlySet<string> = new Set([
  'available',
  'availability',
  'start',
  'entry',
  'valid',
  'free',
]);
/** The end of a line, a sign or room behind a date. */
const SET_OFF = /^(?: ?(?:$|[:,;).|]| -)| {2}|\t)/;
const ONWARDS = new Set(['onward', 'onwards']);
const OPEN_END = /^ ?- *(?:(?:\.{1,3}|\?{1,2}|\/|xx|\u2026)? *(?:$|\)| {2}|\t)|[.;,] )/;
/** A dash with room behind it, or with nothing more on its line. */
const COLUMN_DASH = /^ ?- *(?:\n|\r|$)|^ ?-(?: {2}|\t)/;
const LABELS_END: ReadonlySet<string> = new Set(['end', 'finish']);
const COLUMN_GAP = /^(?: {2}|\t)/;
const COLUMN_REACH = 8;
/** More than a dash, a bracket and the spaces around them take. */
const OPEN_END_REACH = 8;
const LONGEST_SEPARATOR = 24;
/** Words of which the last begins the other end: 'up to the present'. */
const MOST_JOINING = 4;

/**
 * Finds date ranges and single dates: 'Mar. 2019 - present', '05/2018 to 06/2020', '2015-2017', '2015-17', 'since
 * 2021', '2019 onwards', 'Summer 2013', 'Q3 2020', 'Jun - Aug 2017', '2019-09 - 2020-10', '01.03.2017 - 31.12.2019',
 * '03/2019 | present' in the cells of a table. `now` is the month number that 'present' means. A range that ends
 * before it begins is left out. A year alone is read as the middle of that year, and not at all directly after one of
 * the `names`, where it is a release: 'Visual Studio 2010'.
 */
export function findPeriods(
  scanned: ScannedText,
  now: number,
  names: readonly ConceptMention[],
): Period[] {
  const { cue } = scanned.words;
  const periods: Period[] = [];
  let name = 0;
  let release: number | null = null;
  for (let at = 0; at < cue.length; at++) {
    if (((cue[at] ?? 0) & OPENS_DATE) === 0) continue;
    const start = readPoint(scanned, at, now);
    if (start === null || start.present) continue;
    const near = readEnd(scanned, start, now) ?? readColumnEnd(scanned, start, now);
    const end = near === null ? null : lastSchoolYear(scanned, start, near);
    const period = end === null ? alone(scanned, start, now) : between(start, end);
    while ((names[name]?.last ?? at) < at - 1) name++;
    const isNamed = names[name]?.last === at - 1 || release === at - 1;
    const isRelease =
      isNamed && period?.single === true && isWholeYear(start) && follows(scanned, at);
    if (isRelease) release = at;
    else if (period !== null) periods.push(period);
    at = end?.last ?? start.last;
  }
  return periods;
}

/** True if word `at` is directly after the previous one, or after a slash: 'SQL Server 2008/2014'. */
function follows({ words, folded }: ScannedText, at: number): boolean {
  return (
    words.gap[at] === NO_BREAK || folded.text.slice(words.end[at - 1], words.start[at]) === '/'
  );
}

function between(start: Point, end: Point): Period | null {
  const to = Math.max(end.to, end.from);
  if (to < start.from) return null;
  const length = Math.max(to, start.from + 1);
  return {
    firstWord: start.first,
    lastWord: end.last,
    from: start.from,
    to: length,
    open: end.present,
    // Two days of one month are a course or a visit, not a job.
    single: start.from === end.from && !end.present,
  };
}

function alone(scanned: ScannedText, point: Point, now: number): Period {
  const { word } = scanned.words;
  const since =
    word[point.first - 1]?.form === 'since' ||
    ONWARDS.has(word[point.last + 1]?.form ?? '') ||
    staysOpen(scanned, point) ||
    opensFrom(scanned, point, now);
  return {
    firstWord: point.first,
    lastWord: point.last,
    from: point.from,
    to: since ? Math.max(now, point.from) : point.to,
    open: since,
    single: !since && (point.to - point.from < SEASON_MONTHS || isQuarterAlone(scanned, point)),
  };
}

/** 'Revenue grew in 3Q20': a short quarter by itself is that of a report. */
function isQuarterAlone({ words }: ScannedText, { first, last }: Point): boolean {
  const word = words.word[first];
  return first === last && word !== undefined && isQuarter(word);
}

/** 'Cook, Brown Hare, from March 2018' and, in other languages, 'ab 03/2021  Koch': set off on both sides, and not ahead. */
function opensFrom({ words, folded, lines }: ScannedText, point: Point, now: number): boolean {
  const from = point.first - 1;
  if (words.word[from]?.form !== 'from' || words.gap[from] === NO_BREAK || point.from > now)
    return false;
  if (words.line[from] !== words.line[point.first]) return false;
  if (words.line[from - 1] === words.line[from] && FREE.has(words.word[from - 1]?.form ?? ''))
    return false;
  const end = words.end[point.last] ?? 0;
  const lineEnd = lines.end[words.line[point.last] ?? 0] ?? end;
  return SET_OFF.test(folded.text.slice(end, Math.min(lineEnd, end + OPEN_END_REACH)));
}

/** '2022 -' with nothing after it, or with room where the other end would be. */
function staysOpen({ words, lines, folded }: ScannedText, { last }: Point): boolean {
  const from = words.end[last] ?? 0;
  const lineEnd = lines.end[words.line[last] ?? 0] ?? from;
  return OPEN_END.test(folded.text.slice(from, Math.min(lineEnd, from + OPEN_END_REACH)));
}

function readEnd(scanned: ScannedText, start: Point, now: number): Point | null {
  const { words, folded } = scanned;
  const from = words.end[start.last] ?? 0;
  const isBetween = words.word[start.first - 1]?.form === 'between';
  for (let next = start.last + 1; next <= start.last + MOST_JOINING; next++) {
    const begins = words.start[next];
    if (begins === undefined || begins - from > LONGEST_SEPARATOR) return null;
    const written = folded.text.slice(from, begins);
    const isNamed = MONTHS.has(words.word[next]?.form ?? '');
    const gap = isNamed ? written.replace(DAY, '') : written;
    const isRange =
      joinsRange(gap) ||
      (isBetween && BOTH_SIGN.test(gap)) ||
      (!isWholeYear(start) && joinsMonths(scanned, start.last, next));
    const isCell = CELL_SIGN.test(written);
    if (isEndDate(scanned, next)) continue;
    if (!isRange && !isCell) continue;
    const point = readPoint(scanned, next, now) ?? readShortYear(scanned, next, start);
    if (point === null) continue;
    // Years alone in two cells may refer to two things.
    if (isCell && !point.present && (isWholeYear(start) || isWholeYear(point))) continue;
    return point;
  }
  return null;
}

/** The label of 'End date: May 2021', whose second word would be the present by itself. */
function isEndDate({ words }: ScannedText, at: number): boolean {
  return words.word[at]?.form === 'date' && LABELS_END.has(words.word[at - 1]?.form ?? '');
}

/** The other end below the first, in a column of dates: '2017 -   Glanmore Dairies' over '2021     Tanker Driver'. */
function readColumnEnd(scanned: ScannedText, start: Point, now: number): Point | null {
  const { words, lines, folded } = scanned;
  const line = words.line[start.last] ?? 0;
  if (words.line[start.first - 1] === line) return null;
  const from = words.end[start.last] ?? 0;
  if (!COLUMN_DASH.test(folded.text.slice(from, from + COLUMN_REACH))) return null;
  let below = start.last + 1;
  while (words.line[below] === line) below++;
  if (words.line[below] !== line + 1) return null;
  const point = readPoint(scanned, below, now);
  if (point === null || (!point.present && point.from < start.from)) return null;
  const behind = words.end[point.last] ?? 0;
  const stands = folded.text.slice(behind, Math.min(lines.end[line + 1] ?? behind, behind + 2));
  return stands === '' || COLUMN_GAP.test(stands) ? point : null;
}

/** '2013-14 through 2017-18': school years from the first to the last. */
function lastSchoolYear(scanned: ScannedText, start: Point, end: Point): Point {
  const { words, folded } = scanned;
  const isShort = (at: number): boolean => /^\d\d$/.test(words.word[at]?.form ?? '');
  const gapBefore = (at: number): string =>
    folded.text.slice(words.end[at - 1] ?? 0, words.start[at] ?? 0);
  if (!isWholeYear(start) || !isShort(end.last) || end.last !== start.last + 1) return end;
  for (const next of [end.last + 1, end.last + 2]) {
    const first = words.word[next]?.year ?? 0;
    if (first === 0 || !isShort(next + 1) || gapBefore(next + 1) !== '-') continue;
    if (!RANGE_SIGN.test(folded.text.slice(words.end[end.last] ?? 0, words.start[next] ?? 0)))
      return end;
    const last = readShortYear(scanned, next + 1, wholeYear(next, next, first));
    return last ?? end;
  }
  return end;
}

/** '2015-17': two digits that continue the century of the start. */
function readShortYear(scanned: ScannedText, at: number, start: Point): Point | null {
  const form = scanned.words.word[at]?.form ?? '';
  if (!/^\d\d$/.test(form) || !isWholeYear(start)) return null;
  const startYear = Math.floor(start.from / 12);
  const year = Math.floor(startYear / 100) * 100 + Number(form);
  return year < startYear ? null : wholeYear(at, at, year);
}
