import { centuryOf } from './date-forms';
import { isDayFirst } from './day-first';
import { joinsRange } from './range-signs';
import type { ScannedText } from './scan';

/** A month and what it is written with: the words from the first to `last`. */
type ShortDate = { readonly last: number; readonly year: number; readonly month: number };

const MONTHS = 12;
const DAYS = 31;
/** The three numbers of a date and what may join it to the next one. */
const MOST_WORDS_BEFORE = 5;
const SEPARATOR = /^[/.-]$/;
/** '01.06.15', which is read as one word. */
const DOTTED = /^(\d\d?)\.(\d\d?)\.(\d\d)$/;
/** What has numbers with dots that are no days. */
const RELEASED: ReadonlySet<string> = new Set(
  'version versions release releases firmware build ios ipados macos android v'.split(' '),
);
/** What an open range may begin with. */
const SINCE: ReadonlySet<string> = new Set(['since', 'from']);

/**
 * '9/1/18 - 5/31/21', '01.06.15 - 31.08.17', 'since 1/3/22': a day with a year of two digits, if both ends of a range are written that
 * way or the other end is the present. Alone it may be a version or a score.
 */
export function readShortDate(scanned: ScannedText, at: number): ShortDate | null {
  const date = shortDateAt(scanned, at);
  if (date === null) return null;
  const { word } = scanned.words;
  const isRange = (from: number, to: number): boolean => joinsRange(between(scanned, from, to));
  if (SINCE.has(word[at - 1]?.form ?? '')) return date;
  // 'To' is a word, a dash is not; 'End date:' are two.
  for (let next = date.last + 1; next <= date.last + 3; next++) {
    const isEnd = word[next]?.present === true || shortDateAt(scanned, next) !== null;
    if (isEnd && isRange(date.last, next)) return date;
  }
  for (let first = at - 1; first >= at - MOST_WORDS_BEFORE; first--) {
    const start = shortDateAt(scanned, first);
    if (start !== null && start.last < at && isRange(start.last, at)) return date;
  }
  return null;
}

function shortDateAt(scanned: ScannedText, at: number): ShortDate | null {
  const { word } = scanned.words;
  const dotted = DOTTED.exec(word[at]?.form ?? '');
  if (dotted !== null) {
    if (RELEASED.has(word[at - 1]?.form ?? '')) return null;
    const [day, month, year] = dotted.slice(1).map(Number);
    return dateOf(at, day ?? 0, month ?? 0, year ?? 0);
  }
  const [first, second, third] = [word[at], word[at + 1], word[at + 2]];
  if (first?.shortNumber !== true || second?.shortNumber !== true) return null;
  if (third?.shortNumber !== true || third.form.length !== 2) return null;
  const sign = between(scanned, at, at + 1);
  if (!SEPARATOR.test(sign) || between(scanned, at + 1, at + 2) !== sign) return null;
  // More numbers with the same sign are a phone or a list.
  if (between(scanned, at - 1, at) === sign || between(scanned, at + 2, at + 3) === sign)
    return null;
  const [one, two] = [Number(first.form), Number(second.form)];
  const putsDayFirst = one > MONTHS || (two <= MONTHS && (sign === '.' || isDayFirst(scanned)));
  const year = Number(third.form);
  return putsDayFirst ? dateOf(at + 2, one, two, year) : dateOf(at + 2, two, one, year);
}

function dateOf(last: number, day: number, month: number, year: number): ShortDate | null {
  const isDate = day >= 1 && day <= DAYS && month >= 1 && month <= MONTHS;
  return isDate ? { last, year: centuryOf(year), month } : null;
}

function between({ words, folded }: ScannedText, from: number, to: number): string {
  const [end, start] = [words.end[from], words.start[to]];
  return end === undefined || start === undefined ? '' : folded.text.slice(end, start);
}
