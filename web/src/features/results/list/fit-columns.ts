import { coverageWidth } from '../../../ui/score/CoverageDots';

/** Which columns stand beside rank, name and score. */
export type Columns = {
  dots: boolean;
  must: boolean;
  /** What people came to in assessments, where anybody finished one. */
  assessment?: true;
  /** The decision with its word, as a sign alone, or left out. */
  yours: 'word' | 'sign' | null;
};

const BOX = 32;
/** Widths in pixels of what always stands: rank, tie, box and score. */
const FIXED = 36 + 20 + BOX + 124;
const MUST = 60;
const ASSESSMENT = 104;
const YOURS = { word: 100, sign: 40 };
/** What a name needs at least, and with which most are read to their end. */
const NAME = 130;
const WHOLE_NAME = 156;
/** And at most: from a name that ends far from its score nobody finds the way to it. */
const WIDEST_NAME = 360;
/** And where it may take two lines. */
const NAME_IN_TWO_LINES = 110;

/**
 * What the list has of an upright sheet of A4, 178 mm between its margins, where there are no boxes and names take two
 * lines. Nobody can tell before which sheet it will be.
 */
export const PAPER = 672 + BOX + NAME - NAME_IN_TWO_LINES;

/**
 * The columns that leave room for the names: first the count of must-haves goes, which the dots tell too, then the words of
 * the decisions, and the dots where the count fits and they do not.
 *
 * @param width of the table in pixels, `PAPER` on paper; null where it is not known yet.
 * @param requirements how many have a dot.
 * @param hidden columns that the reader has left out.
 * @param assessed whether anybody finished an assessment.
 */
export function fitColumns(
  width: number | null,
  requirements: number,
  hidden: readonly string[],
  assessed = false,
): Columns {
  const shown = assessed && !hidden.includes('assessment');
  const must = !hidden.includes('must');
  const yours = hidden.includes('yours') ? null : 'word';
  const room = (width ?? Number.POSITIVE_INFINITY) - FIXED - (shown ? ASSESSMENT : 0);
  const least: Columns = { dots: false, must: false, yours: yours && 'sign' };
  const choices: Columns[] = [
    { dots: true, must, yours },
    { dots: true, must: false, yours },
    { dots: true, must: false, yours: yours && 'sign' },
    { dots: false, must, yours },
  ];
  const fits = (columns: Columns) =>
    widthAfterScore(columns, requirements) + nameBeside(columns) <= room;
  const fitting = choices.find(fits);
  if (shown)
    return fitting ? { ...fitting, assessment: true } : fitColumns(width, requirements, hidden);
  return fitting ?? least;
}

/** No name is cut for a count that the dots tell, too. */
function nameBeside({ dots, must }: Columns): number {
  return dots && must ? WHOLE_NAME : NAME;
}

/** How wide the columns after the score are together, in pixels. */
export function widthAfterScore(
  { dots, must, assessment, yours }: Columns,
  requirements: number,
): number {
  return (
    (assessment ? ASSESSMENT : 0) +
    (dots ? 16 + coverageWidth(requirements) : 0) +
    (must ? MUST : 0) +
    (yours ? YOURS[yours] : 0)
  );
}

/**
 * What is left of a wide table once each name has all it may take, in pixels: the decisions stand in it. Without their words
 * nothing does.
 *
 * @param width of the table in pixels; null where it is not known yet.
 */
export function spareWidth(width: number | null, columns: Columns, requirements: number): number {
  if (width === null || columns.yours !== 'word') return 0;
  return Math.max(0, width - FIXED - widthAfterScore(columns, requirements) - WIDEST_NAME);
}

/** How many columns follow the score. */
export function countAfterScore({ dots, must, assessment, yours }: Columns): number {
  return [dots, must, assessment, yours].filter(Boolean).length;
}
