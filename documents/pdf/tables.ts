import { type Line, linesOf } from './lines';
import type { Piece } from './piece';

/** Baselines that differ by less than this share of the size are one row. */
const SAME_ROW = 0.25;

/** So many of the sparser side's lines must have a partner for the two sides to be one table. */
const ALIGNED = 0.8;

/** A line that reaches this share of its column's width may go on in the next one. */
const FULL = 0.8;

/** The lines of one side. */
export function rowsOf(pieces: readonly Piece[]): Line[] {
  return linesOf(pieces);
}

/**
 * Whether two sides of a gutter belong together line by line: cells of a table, or dates and labels
 * beside what they are about. Columns may share their baselines, too, but then sentences run from line
 * to line on both sides.
 */
export function isTabular(left: readonly Piece[], right: readonly Piece[]): boolean {
  const leftRows = rowsOf(left);
  const rightRows = rowsOf(right);
  const [sparse, dense] =
    leftRows.length <= rightRows.length ? [leftRows, rightRows] : [rightRows, leftRows];
  const aligned = sparse.filter((row) => hasPartner(row, dense)).length;
  if (aligned < sparse.length * ALIGNED) return false;
  return !(hasSentence(leftRows) && hasSentence(rightRows));
}

function hasPartner(row: Line, others: readonly Line[]): boolean {
  return others.some(
    (other) => Math.abs(other.y - row.y) <= SAME_ROW * Math.max(row.size, other.size),
  );
}

/** Whether a line fills the width and the next one goes on in lower case. */
function hasSentence(rows: readonly Line[]): boolean {
  const left = Math.min(...rows.map((row) => row.left));
  const right = Math.max(...rows.map((row) => row.right));
  return rows.some((row, index) => {
    const next = rows[index + 1]?.pieces[0];
    if (!next || row.right - left < (right - left) * FULL) return false;
    return /^\p{Ll}{2}/u.test(next.text);
  });
}
