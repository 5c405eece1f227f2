import type { ScannedText } from './scan';
import type { Word } from './word';
import { SEASONS } from './word-lists';

/** A stretch of time found in a text, in months since year 0; `to` is exclusive. */
export type Period = {
  readonly firstWord: number;
  readonly lastWord: number;
  readonly from: number;
  readonly to: number;
  /** Ends with 'present' or began with 'since'. */
  readonly open: boolean;
  /** One date alone, which says when but not how long. */
  readonly single: boolean;
};

type Point = { first: number; last: number; from: number; to: number; present: boolean };

const RANGE_SIGN =
  /^[\s.,)\]']*(?:-+|to|until|till|through|thru|upto)[\s.,([:']*(?:(?:until|till|to|the)\s+)?$/;
const DATE_SIGN = /^\s*[/.-]\s*$/;
const LONGEST_SEPARATOR = 24;
const MID_YEAR = 6;
const SEASON_MONTHS = 3;

/**
 * Finds date ranges and single dates: 'Mar. 2019 - present', '05/2018 to 06/2020', '2015-2017', '2015-17',
 * 'since 2021', 'Summer 2013'. `now` is the month number that 'present' means. A range that ends before it begins is
 * left out. A year alone is read as the middle of that year.
 */
export function findPeriods(scanned: ScannedText, now: number): Period[] {
  const { word } = scanned.words;
  const periods: Period[] = [];
  for (let at = 0; at < word.length; at++) {
    const start = readPoint(scanned, at, now);
    if (start === null || start.present) continue;
    const end = readEnd(scanned, start, now);
    const period = end === null ? alone(word, start, now) : between(start, end);
    if (period !== null) periods.push(period);
    at = end?.last ?? start.last;
  }
  return periods;
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
    single: false,
  };
}

function alone(word: readonly Word[], point: Point, now: number): Period {
  const since = word[point.first - 1]?.form === 'since';
  return {
    firstWord: point.first,
    lastWord: point.last,
    from: point.from,
    to: since ? Math.max(now, point.from) : point.to,
    open: since,
    single: !since && point.to - point.from < SEASON_MONTHS,
  };
}

function readEnd(scanned: ScannedText, start: Point, now: number): Point | null {
  const { words, folded } = scanned;
  const from = words.end[start.last] ?? 0;
  for (let next = start.last + 1; next <= start.last + 3; next++) {
    const begins = words.start[next];
    if (begins === undefined || begins - from > LONGEST_SEPARATOR) return null;
    const isRange = RANGE_SIGN.test(folded.text.slice(from, begins));
    if (!isRange) continue;
    const point = readPoint(scanned, next, now) ?? readShortYear(scanned, next, start);
    if (point !== null) return point;
  }
  return null;
}

/** '2015-17': two digits that continue the century of the start. */
function readShortYear(scanned: ScannedText, at: number, start: Point): Point | null {
  const form = scanned.words.word[at]?.form ?? '';
  if (!/^\d\d$/.test(form)) return null;
  const startYear = Math.floor(start.from / 12);
  const year = Math.floor(startYear / 100) * 100 + Number(form);
  return year < startYear ? null : wholeYear(at, at, year);
}

function readPoint(scanned: ScannedText, at: number, now: number): Point | null {
  const word = scanned.words.word[at];
  if (word === undefined) return null;
  if (word.present) return { first: at, last: at, from: now, to: now, present: true };
  if (word.year > 0) {
    return word.month > 0
      ? monthOf(at, at, word.year, word.month)
      : readYearFirst(scanned, at, word);
  }
  if (word.month > 0) return readMonthName(scanned, at, word);
  return /^\d{1,2}$/.test(word.form) ? readNumeric(scanned, at, Number(word.form)) : null;
}

function readYearFirst(scanned: ScannedText, at: number, word: Word): Point {
  const next = scanned.words.word[at + 1]?.form ?? '';
  const isMonth = /^(?:0[1-9]|1[0-2])$/.test(next) && joinedBy(scanned, at, /^\/$|^-$/);
  // '2009-10' may be a range of years; with a month after it, as in ISO dates, the writer pads and repeats the year.
  const repeats = isMonth && /^\/$/.test(gapAfter(scanned, at));
  return repeats ? monthOf(at, at + 1, word.year, Number(next)) : wholeYear(at, at, word.year);
}

function readMonthName(scanned: ScannedText, at: number, word: Word): Point | null {
  const { words } = scanned;
  for (let next = at + 1; next <= at + 2; next++) {
    const year = words.word[next];
    if (year === undefined || words.line[next] !== words.line[at]) return null;
    const value = year.year > 0 && year.month === 0 ? year.year : shortYear(scanned, next);
    if (value === 0) {
      if (!/^\d{1,2}(?:st|nd|rd|th)?$/.test(year.form) && year.form !== 'of') return null;
      continue;
    }
    const point = monthOf(at, next, value, word.month);
    return SEASONS.has(word.form) ? { ...point, to: point.from + SEASON_MONTHS } : point;
  }
  return null;
}

function shortYear(scanned: ScannedText, at: number): number {
  const form = scanned.words.word[at]?.form ?? '';
  if (!/^\d\d$/.test(form)) return 0;
  const before = scanned.folded.text[(scanned.words.start[at] ?? 0) - 1];
  const value = Number(form);
  const isYear = before === "'" || before === '-' || value > 31;
  if (!isYear) return 0;
  return value > 69 ? 1900 + value : 2000 + value;
}

function readNumeric(scanned: ScannedText, at: number, first: number): Point | null {
  const second = scanned.words.word[at + 1];
  if (second === undefined || !joinedBy(scanned, at, DATE_SIGN)) return null;
  if (second.year > 0)
    return first >= 1 && first <= 12 ? monthOf(at, at + 1, second.year, first) : null;
  const third = scanned.words.word[at + 2];
  if (third === undefined || third.year === 0 || !joinedBy(scanned, at + 1, DATE_SIGN)) return null;
  const value = Number(second.form);
  // Month first as in the US, unless that is no month.
  const month = first <= 12 ? first : value;
  return month >= 1 && month <= 12 ? monthOf(at, at + 2, third.year, month) : null;
}

function joinedBy(scanned: ScannedText, at: number, sign: RegExp): boolean {
  return sign.test(gapAfter(scanned, at));
}

function gapAfter(scanned: ScannedText, at: number): string {
  const { words, folded } = scanned;
  return folded.text.slice(words.end[at] ?? 0, words.start[at + 1] ?? 0);
}

function monthOf(first: number, last: number, year: number, month: number): Point {
  const from = year * 12 + month - 1;
  return { first, last, from, to: from + 1, present: false };
}

function wholeYear(first: number, last: number, year: number): Point {
  const middle = year * 12 + MID_YEAR;
  return { first, last, from: middle, to: middle, present: false };
}
