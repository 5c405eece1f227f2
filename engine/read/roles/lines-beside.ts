import type { ReadBefore } from './role';
import { wordsIn } from './title-lines';

/** The longest line, in words, that contains a date range and nothing more. */
const DATE_LINE = 5;
/** The same with the duration or the place behind the dates: 'Mar 2021 - May 2023 · 2 yrs 2 mos'. */
const LONG_DATE_LINE = 8;
/** A title is no farther above its dates: an employer, who is not read, and blank lines may stand between them. */
const FARTHEST_ABOVE = 4;
/** The same below them, under facts with labels: 'Salary: $82,000', 'Hours per week: 40'. */
const FARTHEST_BELOW = 5;
const FACT = /^\s*\p{L}[\p{L} ]{1,24}:\s*\S/u;

type Lines = Pick<ReadBefore, 'first' | 'scanned'>;

/** Whether a line has so few words that, next to a date, there is room for nothing else. */
export function hasDateOnly(lines: Pick<Lines, 'first'>, line: number): boolean {
  return wordsIn(lines, line) <= DATE_LINE;
}

function isFact({ scanned }: Lines, line: number): boolean {
  const { lines, folded } = scanned;
  return FACT.test(folded.text.slice(lines.start[line], lines.end[line]));
}

/** The lines beside dates on lines `at` to `last` on which their title may stand, the likeliest first. */
export function linesBeside(lines: Lines, at: number, last: number): number[] {
  // Over lines that are not read, the name of an employer, stands the title of the stanza.
  let over = at - 1;
  while (over > at - FARTHEST_ABOVE && wordsIn(lines, over) === 0) over--;
  const isShort = wordsIn(lines, at) <= LONG_DATE_LINE;
  let under = last + 1;
  while (isShort && under < last + FARTHEST_BELOW && isFact(lines, under)) under++;
  // Behind a label, 'Period: 2019 - 2021', dates open a form: nothing over the blank line above it belongs to them.
  const opensForm = over < at - 1 && isFact(lines, at);
  const far = opensForm ? [under] : [over, under];
  return [last + 1, at - 1, ...(isShort ? far : []), last + 2];
}
