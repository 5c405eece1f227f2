import { centuryOf, mayOpenRange, romanMonth } from './date-forms';
import { isDayFirst } from './day-first';
import { readRangeDate } from './range-dates';
import { joinsRange } from './range-signs';
import { readRomanMonth } from './roman-months';
import type { ScannedText } from './scan';
import { readShortDate } from './short-dates';
import type { Word } from './word';
import { SEASONS } from './word-lists';

/** A date in a text, words `first` to `last`, in months since year 0; a year alone has no length. */
export type Point = { first: number; last: number; from: number; to: number; present: boolean };

/** '(Oct 22 - )': a range whose end is left out. */
const STAYS_OPEN = /^ ?- ?\)/;
const OPEN_REACH = 4;
const DATE_SIGN = /^\s*[/.-]\s*$/;
const MONTH_OR_DIGIT = /^(?:0?[1-9]|1[0-2])$/;
const MONTH_NUMBER = /^(?:0[1-9]|1[0-2])$/;
/** The apostrophe before a short year. */
const MARK = 39;
const SPACE = 32;
const MID_YEAR = 6;
export const SEASON_MONTHS = 3;
const HALVES = new Set(['h1', 'h2']);
const HALF_MONTHS = 6;
const QUARTER = /^[1-4]q/;

/** The date that begins with word `at`; null if none does. `now` is the month number that 'present' means. */
export function readPoint(scanned: ScannedText, at: number, now: number): Point | null {
  const word = scanned.words.word[at];
  if (word === undefined) return null;
  if (word.present) return { first: at, last: at, from: now, to: now, present: true };
  if (word.year > 0) {
    if (word.month === 0) return readInRange(scanned, at) ?? readYearFirst(scanned, at, word);
    const month = monthOf(at, at, word.year, word.month);
    return isQuarter(word) ? { ...month, to: month.from + SEASON_MONTHS } : month;
  }
  if (word.month > 0) return readMonthName(scanned, at, word, now);
  if (romanMonth(word.form) > 0) return readRoman(scanned, at);
  if (mayOpenRange(word.form)) return readInRange(scanned, at);
  if (!word.shortNumber || isBareNumber(scanned, at)) return null;
  return (
    readInRange(scanned, at) ??
    readYearWithMark(scanned, at) ??
    readDay(scanned, at) ??
    readNumeric(scanned, at, Number(word.form))
  );
}

/** 'A team of 8 in Leeds': no sign joins the number to another, and none marks it as a year, as in nearly all sentences. */
function isBareNumber({ words, folded }: ScannedText, at: number): boolean {
  const start = words.start[at] ?? 0;
  const end = words.end[at] ?? 0;
  return (
    end - start <= 2 &&
    words.start[at + 1] === end + 1 &&
    folded.text.charCodeAt(end) === SPACE &&
    folded.text.charCodeAt(start - 1) !== MARK
  );
}

/** '3Q20': the quarter of a year in one word. */
export function isQuarter({ form }: Word): boolean {
  return QUARTER.test(form);
}

function readRoman(scanned: ScannedText, at: number): Point | null {
  const month = readRomanMonth(scanned, at);
  return month === 0 ? null : monthOf(at, at + 1, scanned.words.word[at + 1]?.year ?? 0, month);
}

function readDay(scanned: ScannedText, at: number): Point | null {
  const date = readShortDate(scanned, at);
  return date === null ? null : monthOf(at, date.last, date.year, date.month);
}

function readInRange(scanned: ScannedText, at: number): Point | null {
  const date = readRangeDate(scanned, at);
  if (date === null) return null;
  const { last, year, month } = date;
  return month > 0 ? monthOf(at, last, year, month) : wholeYear(at, last, year);
}

function readYearFirst(scanned: ScannedText, at: number, word: Word): Point {
  const next = scanned.words.word[at + 1];
  if (next === undefined) return wholeYear(at, at, word.year);
  if (next.month > 0 && next.year === 0) return readMonthAfterYear(scanned, at, word, next);
  if (!MONTH_NUMBER.test(next.form)) return wholeYear(at, at, word.year);
  const sign = gapAfter(scanned, at);
  const isMonth = sign === '/' || sign === '.' || (sign === '-' && isIsoMonth(scanned, at));
  return isMonth
    ? monthOf(at, isoDay(scanned, at), word.year, Number(next.form))
    : wholeYear(at, at, word.year);
}

/** '2018 May', unless the month belongs to the year after it: '2017, May 2018'. */
function readMonthAfterYear(scanned: ScannedText, at: number, word: Word, month: Word): Point {
  const isTaken =
    (scanned.words.word[at + 2]?.year ?? 0) > 0 && !joinsRange(gapAfter(scanned, at + 1));
  return isTaken || !/^[\s/.-]$/.test(gapAfter(scanned, at))
    ? wholeYear(at, at, word.year)
    : spanOf(at, at + 1, word.year, month);
}

/**
 * '2009-10' alone may be a range of years. It is a month if a day follows, if the other end of the range is written
 * the same way, or if it could not be a later year.
 */
function isIsoMonth(scanned: ScannedText, at: number): boolean {
  const { word } = scanned.words;
  const year = word[at]?.year ?? 0;
  if (isoDay(scanned, at) > at + 1 || Number(word[at + 1]?.form) <= year % 100) return true;
  const isAlike = (other: number): boolean =>
    (word[other]?.year ?? 0) > 0 &&
    gapAfter(scanned, other) === '-' &&
    MONTH_NUMBER.test(word[other + 1]?.form ?? '');
  const reaches = (from: number): boolean => joinsRange(gapAfter(scanned, from));
  const ahead = [at + 2, at + 3].some((other) => isAlike(other) && reaches(at + 1));
  return ahead || (isAlike(at - 2) && reaches(at - 1));
}

/** The last word of a date that begins with year and month: the day if one follows. */
function isoDay(scanned: ScannedText, at: number): number {
  const day = scanned.words.word[at + 2]?.form ?? '';
  return /^(?:0[1-9]|[12]\d|3[01])$/.test(day) &&
    gapAfter(scanned, at + 1) === gapAfter(scanned, at)
    ? at + 2
    : at + 1;
}

function readMonthName(scanned: ScannedText, at: number, word: Word, now: number): Point | null {
  const { words } = scanned;
  for (let next = at + 1; next <= at + 2; next++) {
    const year = words.word[next];
    if (year === undefined || words.line[next] !== words.line[at]) return null;
    if (year.month > 0 && year.year === 0) return readSharedYear(scanned, at);
    if (year.form === 'to') return readSharedYear(scanned, at);
    const isWhole = year.year > 0 && year.month === 0;
    const value = isWhole ? year.year : shortYear(scanned, next, now);
    if (value === 0) {
      if (!/^\d{1,2}(?:st|nd|rd|th)?$/.test(year.form) && year.form !== 'of') return null;
      continue;
    }
    return spanOf(at, next, value, word);
  }
  return null;
}

/** The month, season or quarter of a year. */
function spanOf(first: number, last: number, year: number, word: Word): Point {
  const point = monthOf(first, last, year, word.month);
  if (!SEASONS.has(word.form)) return point;
  return { ...point, to: point.from + (HALVES.has(word.form) ? HALF_MONTHS : SEASON_MONTHS) };
}

/** 'Jun - Aug 2017', 'June to August 2017': a month that takes its year from the end of the range. */
function readSharedYear(scanned: ScannedText, at: number): Point | null {
  const { word } = scanned.words;
  const month = word[at];
  // 'To' is a word, a dash is not.
  const last = word[at + 1]?.form === 'to' ? at + 2 : at + 1;
  const end = word[last];
  const year = word[last + 1]?.year ?? 0;
  if (month === undefined || end === undefined || year === 0) return null;
  const isLater = end.month >= month.month && end.year === 0 && !SEASONS.has(end.form);
  return isLater && isRange(scanned, at, last) ? spanOf(at, at, year, month) : null;
}

function shortYear(scanned: ScannedText, at: number, now: number): number {
  const form = scanned.words.word[at]?.form ?? '';
  if (!/^\d\d$/.test(form)) return 0;
  const before = scanned.folded.text[(scanned.words.start[at] ?? 0) - 1];
  const value = Number(form);
  const isYear = before === "'" || before === '-' || value > 31 || isYearOfRange(scanned, at, now);
  if (!isYear) return 0;
  return centuryOf(value);
}

/** 'Jul 19 - now', 'Mar 23 to date' and 'Feb 15 - Jul 19': a month and two digits at both ends, of which the later is no smaller and none lies ahead. */
function isYearOfRange(scanned: ScannedText, at: number, now: number): boolean {
  const { word } = scanned.words;
  const value = monthAndDigits(scanned, at - 1);
  if (value === null || centuryOf(value) * 12 > now) return false;
  // 'To' is a word, a dash is not.
  const joined = [at + 1, at + 2].filter((other) => isRange(scanned, at, other));
  if (joined.some((other) => word[other]?.present === true)) return true;
  const end = scanned.words.end[at] ?? 0;
  if (STAYS_OPEN.test(scanned.folded.text.slice(end, end + OPEN_REACH))) return true;
  const isLater = (other: number): boolean => {
    const later = monthAndDigits(scanned, other);
    return later !== null && later >= value && centuryOf(later) * 12 <= now;
  };
  if (joined.some(isLater)) return true;
  return [at - 3, at - 4].some((other) => {
    const earlier = monthAndDigits(scanned, other);
    return earlier !== null && earlier <= value && isRange(scanned, other + 1, at - 1);
  });
}

/** The two digits behind a month, with nothing that says they are a day; null for anything else. */
function monthAndDigits({ words }: ScannedText, at: number): number | null {
  const { word } = words;
  const digits = word[at + 1]?.form ?? '';
  const isMonth = (word[at]?.month ?? 0) > 0 && word[at]?.year === 0;
  if (!isMonth || !/^\d\d$/.test(digits) || (word[at + 2]?.year ?? 0) > 0) return null;
  return Number(digits);
}

function readNumeric(scanned: ScannedText, at: number, first: number): Point | null {
  const second = scanned.words.word[at + 1];
  if (second === undefined || !joinedBy(scanned, at, DATE_SIGN)) return null;
  // '01-Apr-2018' is read from its month on.
  if (second.month > 0 && second.year === 0) return null;
  // '4-9.2017': months that share the year of the range's end.
  if (second.year > 0 && first > 0 && first < second.month)
    return monthOf(at, at, second.year, first);
  if (second.year > 0)
    return first >= 1 && first <= 12 ? monthOf(at, at + 1, second.year, first) : null;
  const third = scanned.words.word[at + 2];
  if (third === undefined || third.year === 0 || !joinedBy(scanned, at + 1, DATE_SIGN))
    return readShortNumeric(scanned, at);
  if (isMonthsOfYear(scanned, at)) return monthOf(at, at, third.year, first);
  const value = Number(second.form);
  // Month first as in the US, unless that is no month, or a dot or another date of the text says otherwise.
  const isMonth = first <= 12 && (value > 12 || !putsDayFirst(scanned, at));
  const month = isMonth ? first : value;
  return month >= 1 && month <= 12 ? monthOf(at, at + 2, third.year, month) : null;
}

/** '04-09/2017', with a year in a word of its own. */
function isMonthsOfYear(scanned: ScannedText, at: number): boolean {
  const [from, to] = [scanned.words.word[at], scanned.words.word[at + 1]];
  if (!/^\s?-\s?$/.test(gapAfter(scanned, at)) || !/^[/.]$/.test(gapAfter(scanned, at + 1)))
    return false;
  const isMonth = (form = ''): boolean => MONTH_OR_DIGIT.test(form);
  return isMonth(from?.form) && isMonth(to?.form) && Number(from?.form) < Number(to?.form);
}

function putsDayFirst(scanned: ScannedText, at: number): boolean {
  return gapAfter(scanned, at) === '.' || isDayFirst(scanned);
}

/** "'15 - '17", "since '19": short years with an apostrophe, if both ends of a range are written that way or it is open. */
function readYearWithMark(scanned: ScannedText, at: number): Point | null {
  if (!isMarkedYear(scanned, at)) return null;
  const { word } = scanned.words;
  if (word[at - 1]?.form === 'since') return wholeYear(at, at, centuryOf(Number(word[at]?.form)));
  const isRange = (from: number): boolean => joinsRange(gapAfter(scanned, from));
  const ahead = (isMarkedYear(scanned, at + 1) || word[at + 1]?.present === true) && isRange(at);
  const behind = isMarkedYear(scanned, at - 1) && isRange(at - 1);
  return ahead || behind ? wholeYear(at, at, centuryOf(Number(word[at]?.form))) : null;
}

function isMarkedYear({ words, folded }: ScannedText, at: number): boolean {
  const before = (words.start[at] ?? 0) - 1;
  return folded.text.charCodeAt(before) === MARK && /^\d\d$/.test(words.word[at]?.form ?? '');
}

/** '03/15 - 04/17': month and short year, if both ends of a range are written that way. */
function readShortNumeric(scanned: ScannedText, at: number): Point | null {
  const { word } = scanned.words;
  const isShort = (first: number): boolean =>
    MONTH_OR_DIGIT.test(word[first]?.form ?? '') &&
    /^\d\d$/.test(word[first + 1]?.form ?? '') &&
    gapAfter(scanned, first) === '/' &&
    !gapAfter(scanned, first + 1).startsWith('/');
  if (!isShort(at)) return null;
  const isEnd = (other: number): boolean => isShort(other) || word[other]?.present === true;
  // 'To' is a word, a dash is not.
  const ahead = [at + 2, at + 3].some((other) => isEnd(other) && isRange(scanned, at + 1, other));
  const behind = [at - 2, at - 3].some(
    (other) => isShort(other) && isRange(scanned, other + 1, at),
  );
  if (!ahead && !behind) return null;
  return monthOf(at, at + 1, centuryOf(Number(word[at + 1]?.form)), Number(word[at]?.form));
}

function joinedBy(scanned: ScannedText, at: number, sign: RegExp): boolean {
  return sign.test(gapAfter(scanned, at));
}

/** Whether what is between two words joins the ends of a range. */
function isRange({ words, folded }: ScannedText, from: number, to: number): boolean {
  return joinsRange(folded.text.slice(words.end[from] ?? 0, words.start[to] ?? 0));
}

function gapAfter(scanned: ScannedText, at: number): string {
  const { words, folded } = scanned;
  return folded.text.slice(words.end[at] ?? 0, words.start[at + 1] ?? 0);
}

function monthOf(first: number, last: number, year: number, month: number): Point {
  const from = year * 12 + month - 1;
  return { first, last, from, to: from + 1, present: false };
}

/** Whether only a year is written. */
export function isWholeYear({ first, last, from, to }: Point): boolean {
  return first === last && from === to;
}

/** A year alone is read as its middle. */
export function wholeYear(first: number, last: number, year: number): Point {
  const middle = year * 12 + MID_YEAR;
  return { first, last, from: middle, to: middle, present: false };
}
