import { romanMonth } from './date-forms';
import { joinsRange } from './range-signs';
import type { ScannedText } from './scan';

const SINCE: ReadonlySet<string> = new Set(['since', 'from']);

/**
 * The month of 'III/2019' and, if both ends of a range are written that way, of 'IX 2018 - V 2021'; 0 for any other numeral: an 'Analyst II
 * 2018 - 2021' has a rank, and 'AutoCAD v.2019' a version.
 */
export function readRomanMonth(scanned: ScannedText, at: number): number {
  if (!isBeforeYear(scanned, at)) return 0;
  const { words } = scanned;
  const month = romanMonth(words.word[at]?.form ?? '');
  const sign = gap(scanned, at, at + 1);
  if (sign === '/' || SINCE.has(words.word[at - 1]?.form ?? '')) return month;
  // 'To' is a word, a dash is not.
  const isEnd = (other: number): boolean =>
    isBeforeYear(scanned, other) || (sign === '.' && words.word[other]?.present === true);
  const ahead = [at + 2, at + 3].some(
    (other) => isEnd(other) && joinsRange(gap(scanned, at + 1, other)),
  );
  const behind = [at - 2, at - 3].some(
    (other) => isBeforeYear(scanned, other) && joinsRange(gap(scanned, other + 1, at)),
  );
  return ahead || behind ? month : 0;
}

function isBeforeYear({ words }: ScannedText, at: number): boolean {
  const [numeral, year] = [words.word[at], words.word[at + 1]];
  if (numeral === undefined || year === undefined || year.year === 0 || year.month > 0)
    return false;
  return romanMonth(numeral.form) > 0 && words.line[at] === words.line[at + 1];
}

function gap({ words, folded }: ScannedText, from: number, to: number): string {
  return folded.text.slice(words.end[from] ?? 0, words.start[to] ?? 0);
}
