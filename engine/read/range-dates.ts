import { centuryOf, FISCAL_YEAR, YEAR_AND_MONTH } from './date-forms';
import { joinsRange } from './range-signs';
import type { ScannedText } from './scan';

/** A date and what it is written with: the words from the first to `last`. A month of 0 means the whole year. */
type RangeDate = { readonly last: number; readonly year: number; readonly month: number };

const TWO_DIGITS = /^\d\d$/;
const MONTHS = 12;
/** A school year of two words, with 'to' between two of them. */
const MOST_WORDS_BEFORE = 3;

/**
 * '201803 - 202105', '2018.9 - present', 'FY2018 to FY2020', '18/19 - 20/21' and '2018/19 - 2020/21': what may be another number, and is
 * a date only if both ends of a range are written that way or it lasts until now.
 */
export function readRangeDate(scanned: ScannedText, at: number): RangeDate | null {
  const date = rangeDateAt(scanned, at);
  if (date === null) return null;
  const { word } = scanned.words;
  const start = startBefore(scanned, at);
  // A school year that ends a range ends with its second year.
  if (start) return date.last > at ? { ...date, year: date.year + 1 } : date;
  if (word[at - 1]?.form === 'since') return date;
  // 'To' is a word, a dash is not.
  const hasEnd = [date.last + 1, date.last + 2].some(
    (next) =>
      (word[next]?.present === true || rangeDateAt(scanned, next) !== null) &&
      joinsRange(between(scanned, date.last, next)),
  );
  return hasEnd ? date : null;
}

function startBefore(scanned: ScannedText, at: number): boolean {
  for (let first = at - 1; first >= at - MOST_WORDS_BEFORE; first--) {
    const start = rangeDateAt(scanned, first);
    if (start !== null && start.last < at && joinsRange(between(scanned, start.last, at)))
      return true;
  }
  return false;
}

function rangeDateAt(scanned: ScannedText, at: number): RangeDate | null {
  const form = scanned.words.word[at]?.form ?? '';
  const month = YEAR_AND_MONTH.exec(form);
  if (month !== null)
    return { last: at, year: Number(month[1]), month: Number(month[2] ?? month[3]) };
  const fiscal = FISCAL_YEAR.exec(form);
  if (fiscal !== null) return { last: at, year: fullYear(fiscal[1] ?? ''), month: 0 };
  return schoolYearAt(scanned, at);
}

/** '18/19', two years that follow each other; '10/11' is October. */
function schoolYearAt(scanned: ScannedText, at: number): RangeDate | null {
  const { word } = scanned.words;
  const [first, second] = [word[at], word[at + 1]];
  if (first === undefined || second === undefined || !TWO_DIGITS.test(second.form)) return null;
  const isYear = first.year > 0 && first.month === 0;
  if (!isYear && (!TWO_DIGITS.test(first.form) || Number(first.form) <= MONTHS)) return null;
  if (between(scanned, at, at + 1) !== '/') return null;
  // More numbers with the same sign are a day or a list.
  if (between(scanned, at - 1, at) === '/' || between(scanned, at + 1, at + 2) === '/') return null;
  const year = isYear ? first.year : fullYear(first.form);
  return (year + 1) % 100 === Number(second.form) ? { last: at + 1, year, month: 0 } : null;
}

function fullYear(digits: string): number {
  return digits.length === 2 ? centuryOf(Number(digits)) : Number(digits);
}

function between({ words, folded }: ScannedText, from: number, to: number): string {
  const [end, start] = [words.end[from], words.start[to]];
  return end === undefined || start === undefined ? '' : folded.text.slice(end, start);
}
