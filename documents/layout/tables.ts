import { type Line, linesOf, textOf } from './lines';
import { areOneRow, partnersAmong } from './partners';
import { least, most, type Piece } from './piece';
import { isSectionName } from './section-names';

/** So many of the sparser side's lines must have a partner for the two sides to be one table. */
const ALIGNED = 0.8;

/** A line that reaches this share of its column's width may go on in the next one. */
const FULL = 0.8;

/** A line of fewer words is an entry and no part of a sentence. */
const FEWEST_WORDS = 3;

/** Rows in which a sentence continues next to something new, before they count as evidence against a table. */
const FEWEST_CLASHES = 2;
const CLASHING = 0.25;

/** A row whose cells are points of a list on one side alone speaks against a table when so many of the rows are such. */
const FEWEST_POINTS = 3;
const POINTED = 0.4;
/** Two columns are equally dense; labels and dates are fewer than the lines next to them. */
const AS_DENSE = 0.8;
/** A line that is a point of a list. */
export const POINT = /^[-–•▪●◦‣*]\s*\p{L}/u;

/** From when to when something was: a row of a table tells it once. */
export const TIME_SPAN = /(?:19|20)\d{2}\s*(?:[-–—]|\bto\b)\s*[\p{L}\d]/u;

/** A cell that holds a figure: a year, a number of years, a level out of five. */
const FIGURE = /\d/;

/** The lines of one side. */
export function rowsOf(pieces: readonly Piece[]): Line[] {
  return linesOf(pieces);
}

/**
 * Whether two sides of a gutter belong together line by line: cells of a table, or dates and labels next to their
 * content. Columns may share their baselines, too. The content of the lines decides: sentences that run on from line
 * to line, sections that begin on both sides, or two jobs each with its period.
 */
export function isTabular(left: readonly Piece[], right: readonly Piece[]): boolean {
  const leftRows = rowsOf(left);
  const rightRows = rowsOf(right);
  const [sparse, dense] =
    leftRows.length <= rightRows.length ? [leftRows, rightRows] : [rightRows, leftRows];
  const partnerOf = partnersAmong(dense);
  const pairs = sparse.flatMap((row): [Line, Line][] => {
    const partner = partnerOf(row);
    return partner ? [[row, partner]] : [];
  });
  if (pairs.length < sparse.length * ALIGNED) return false;
  const goesOn = new Set([...continuations(leftRows), ...continuations(rightRows)]);
  if (leftRows.some((row) => goesOn.has(row)) && rightRows.some((row) => goesOn.has(row)))
    return false;
  if (haveOwnSections(leftRows, rightRows) || clash(pairs, goesOn)) return false;
  if (pairs.some((pair) => pair.every((row) => TIME_SPAN.test(textOf(row))))) return false;
  return !(sparse.length >= dense.length * AS_DENSE && isListBeside(pairs));
}

/** Whether one side lists bullets under its own headings next to lines of another kind. */
function isListBeside(pairs: readonly (readonly [Line, Line])[]): boolean {
  return [0, 1].some((side) => {
    const texts = pairs.map((pair) => pair.map(textOf));
    const own = texts.map((pair) => pair[side] ?? '');
    const others = texts.map((pair) => pair[1 - side] ?? '');
    if (others.some((text) => POINT.test(text)) || own.every((text) => POINT.test(text)))
      return false;
    const beside = own.filter((text, at) => POINT.test(text) && !FIGURE.test(others[at] ?? ''));
    return beside.length >= FEWEST_POINTS && beside.length >= pairs.length * POINTED;
  });
}

/** The lines that go on in lower case after one that fills the width. */
function continuations(rows: readonly Line[]): Line[] {
  const left = least(rows, (row) => row.left);
  const right = most(rows, (row) => row.right);
  return rows.filter((row, index) => {
    const before = rows[index - 1];
    if (!before || before.right - left < (right - left) * FULL) return false;
    // The widest word of a table fills its column, too.
    if (textOf(before).split(' ').length < FEWEST_WORDS) return false;
    return /^\p{Ll}{2}/u.test(row.pieces[0]?.text ?? '');
  });
}

/**
 * Whether each side has its own sections with content. The headings of a table may be named like sections, but they
 * are in its first row, and figures are below them.
 */
function haveOwnSections(leftRows: readonly Line[], rightRows: readonly Line[]): boolean {
  const sides = [leftRows, rightRows];
  const titles = sides.map((rows) => rows.filter((row) => isSectionName(textOf(row))));
  const isSectioned = sides.every((rows, side) => {
    const count = titles[side]?.length ?? 0;
    return count > 0 && rows.length - count >= count;
  });
  if (!isSectioned) return false;
  if (titles.some((found) => found.length > 1)) return true;
  const [leftTitle, rightTitle] = titles.map((found) => found[0]);
  if (!leftTitle || !rightTitle || !areOneRow(leftTitle, rightTitle)) return true;
  return !sides.some((rows) => isMostlyFigures(rows.filter((row) => row.y > leftTitle.y)));
}

function isMostlyFigures(rows: readonly Line[]): boolean {
  return rows.filter((row) => FIGURE.test(textOf(row))).length * 2 > rows.length;
}

/** Whether sentences continue on one side next to lines that begin something on the other. */
function clash(pairs: readonly (readonly [Line, Line])[], goesOn: ReadonlySet<Line>): boolean {
  const clashes = pairs.filter(([one, other]) => {
    if (goesOn.has(one) === goesOn.has(other)) return false;
    const fresh = textOf(goesOn.has(one) ? other : one);
    return /^\P{L}*\p{Lu}/u.test(fresh) && !FIGURE.test(fresh);
  });
  return clashes.length >= FEWEST_CLASHES && clashes.length >= pairs.length * CLASHING;
}
