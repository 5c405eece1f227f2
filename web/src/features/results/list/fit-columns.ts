import { inRem } from '../../../ui/font-scale';
import { coverageWidth } from '../../../ui/score/CoverageDots';

/** Which columns are shown besides rank, name and score. */
export type Columns = {
  dots: boolean;
  must: boolean;
  /** Results of assessments, if anybody finished one. */
  assessment?: true;
  /** The decision with its word, as a symbol alone, or left out. */
  yours: 'word' | 'sign' | null;
};

const BOX = 32;
/** Widths, in pixels where letters have their usual size, of what is always shown. */
const RANK = 36;
const TIE = 20;
const SCORE = 124;
const FIXED = RANK + TIE + BOX + SCORE;
const MUST = 60;
const ASSESSMENT = 104;
const YOURS = { word: 100, sign: 40 };
/** The minimum width of a name, at which most can be read completely. */
const NAME = 130;
const WHOLE_NAME = 156;
/** And the maximum: the eye loses the way from a name to a score far from it. */
const WIDEST_NAME = 360;
/** And if it may take two lines. */
const NAME_IN_TWO_LINES = 110;

/**
 * The width of the list on a portrait A4 page, 178 mm between its margins, without boxes and with names on two lines.
 * The paper size cannot be known in advance.
 */
export const PAPER = 672 + BOX + NAME - NAME_IN_TWO_LINES;

/**
 * The columns that leave room for the names: first the count of must-haves is dropped, which the dots show too, then
 * the words of the decisions, and the dots if the count fits and they do not.
 *
 * @param width of the table in pixels where letters have their usual size, `PAPER` on paper; null if not yet known.
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

/** No name is truncated for a count that the dots also show. */
function nameBeside({ dots, must }: Columns): number {
  return dots && must ? WHOLE_NAME : NAME;
}

/** The total width of the columns after the score, in pixels. */
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
 * What is left of a wide table once each name has its maximum, in pixels: the decisions use it. Without their words
 * nothing does.
 *
 * @param width of the table in pixels; null if not yet known.
 */
export function spareWidth(width: number | null, columns: Columns, requirements: number): number {
  if (width === null || columns.yours !== 'word') return 0;
  return Math.max(0, width - FIXED - widthAfterScore(columns, requirements) - WIDEST_NAME);
}

/**
 * The widths of all columns for a grid, the same that the header gives a table. The names get what is left, or the
 * decisions if the table is roomy.
 */
export function columnTracks(columns: Columns, requirements: number, roomy: boolean): string {
  const { dots, must, assessment, yours } = columns;
  const rest = 'minmax(0, 1fr)';
  const tracks = [
    inRem(RANK),
    inRem(TIE),
    inRem(BOX),
    roomy ? inRem(WIDEST_NAME) : rest,
    inRem(SCORE),
    assessment && inRem(ASSESSMENT),
    dots && inRem(16 + coverageWidth(requirements)),
    must && inRem(MUST),
    yours === 'sign' && inRem(YOURS.sign),
    yours === 'word' && (roomy ? rest : inRem(YOURS.word)),
  ];
  return tracks.filter((track) => track).join(' ');
}
