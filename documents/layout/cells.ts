import { hasYear } from './dates';
import { firstWhere } from './first-where';
import { type Line, linesOf, textOf } from './lines';
import { partnersAmong } from './partners';
import { least, type Piece, topOf } from './piece';
import { isSectionName } from './section-names';
import { POINT, TIME_SPAN } from './tables';

/** Rows so many times as far apart as the rows of one text begin another cell. */
const CELL_GAP = 1.12;
/** Where among the distances, from the least on, that of two rows of one text is found. */
const WITHIN_CELL = 0.25;

/** Cells that begin on one line with a cell of the other side, before the two sides are a table, and their share. */
const FEWEST_CELLS = 3;
const BESIDE = 0.9;
/** The same where each of them tells when something was. */
const FEWEST_DATED = 2;
/** A cell may hold paragraphs, so that something begins in it; so many for each cell that begins beside another. */
const WITHIN = 0.34;

/**
 * Two sides of a gutter as blocks in reading order, where they are a table whose cells have several lines: jobs with their
 * dates, their employers and their duties side by side, or the fields of a form beside what is filled in. Each cell is read
 * whole, row by row of the table. Null where the texts of one side begin where they will, as in columns.
 */
export function readCells(left: readonly Piece[], right: readonly Piece[]): Piece[][] | null {
  const sides = [linesOf(left), linesOf(right)] as const;
  if (sides.every(tellsOfWork)) return null;
  const usual = Math.min(...sides.map(usualGap));
  const [leftStarts, rightStarts] = [startsOf(sides[0], usual), startsOf(sides[1], usual)];
  const points = sides[1].filter((row) => POINT.test(textOf(row)));
  const [startBeside, pointBeside] = [partnersAmong(rightStarts), partnersAmong(points)];
  const beside = leftStarts.filter((row) => {
    if (startBeside(row) !== undefined) return true;
    // Where cells are set tight, only its bullet tells that a point begins one.
    return pointBeside(row) !== undefined && !isSectionName(textOf(row));
  });
  const fewer = Math.min(leftStarts.length, rightStarts.length);
  const fewest = beside.every((row) => hasYear(textOf(row))) ? FEWEST_DATED : FEWEST_CELLS;
  if (beside.length < fewest || beside.length < fewer * BESIDE) return null;
  const besideLeft = partnersAmong(beside);
  const besideRight = rightStarts.filter((row) => besideLeft(row) !== undefined);
  const alone = [
    ...startsAlone(leftStarts, beside, sides[1]),
    ...startsAlone(rightStarts, besideRight, sides[0]),
  ];
  const matched = beside.length + besideRight.length;
  const within = leftStarts.length + rightStarts.length - matched - alone.length;
  if (within > beside.length * WITHIN) return null;
  const tops = [...beside, ...alone].map(topOfLine).sort((a, b) => a - b);
  return [Number.NEGATIVE_INFINITY, ...tops].flatMap((top, index) => {
    const bottom = tops[index] ?? Number.POSITIVE_INFINITY;
    const [own, others] = sides.map((rows) =>
      rows.slice(firstFrom(rows, top), firstFrom(rows, bottom)),
    );
    return blocksOf(own ?? [], others ?? []);
  });
}

/** Whether a side has points of its own and dates of its own: two jobs side by side, as like as they may be set, are two texts. */
function tellsOfWork(rows: readonly Line[]): boolean {
  const texts = rows.map(textOf);
  return texts.some((text) => POINT.test(text)) && texts.some((text) => TIME_SPAN.test(text));
}

/** A label of one line stands on the first line of what it is about; cells of more lines are read one after the other. */
function blocksOf(left: readonly Line[], right: readonly Line[]): Piece[][] {
  const label = left.flatMap(({ pieces }) => pieces);
  const [first, ...rest] = right.flatMap(({ pieces }) => pieces);
  if (first === undefined) return label.length === 0 ? [] : [label];
  if (left.length === 1) return [[...label, { ...first, cell: true }, ...rest]];
  return label.length === 0 ? [[first, ...rest]] : [label, [first, ...rest]];
}

/** The rows that begin something, told by the room above them. */
function startsOf(rows: readonly Line[], usual: number): Line[] {
  return rows.filter((row, index) => {
    const before = rows[index - 1];
    return before === undefined || row.y - before.y > usual * CELL_GAP;
  });
}

function usualGap(rows: readonly Line[]): number {
  const gaps = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? row.y));
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length * WITHIN_CELL)] ?? 0;
}

/** What begins on one side below all that the row of the table holds on the other, such as the heading of the next table. */
function startsAlone(
  starts: readonly Line[],
  beside: readonly Line[],
  others: readonly Line[],
): Line[] {
  const isBeside = new Set(beside);
  return starts.filter((row) => {
    if (isBeside.has(row)) return false;
    const next = beside[firstWhere(beside, (other) => other.y > row.y)];
    const bottom = next ? topOfLine(next) : Number.POSITIVE_INFINITY;
    const other = others[firstFrom(others, topOfLine(row))];
    return !other || other.y >= bottom;
  });
}

/** Where the lines from one height on begin, by their baselines: beside large letters, what stands on their line begins lower. */
function firstFrom(rows: readonly Line[], top: number): number {
  return firstWhere(rows, (row) => row.y >= top);
}

function topOfLine({ pieces }: Line): number {
  return least(pieces, topOf);
}
