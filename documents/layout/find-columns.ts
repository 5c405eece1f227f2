import { type Line, textOf } from './lines';
import { areSectionNames } from './margin-labels';
import { bottomOf, least, most, type Piece, topOf } from './piece';
import { isSectionName } from './section-names';
import { isTabular, rowsOf } from './tables';

/** A page, or part of one, split along a gutter. */
export type Columns = { above: Piece[]; left: Piece[]; right: Piece[]; below: Piece[] };

type Candidate = { top: number; left: Piece[]; right: Piece[]; height: number; width: number };

/** A column has at least so many lines; less is a line with a gap in it. */
const FEWEST_ROWS = 3;

/** A gutter is at least this many times as wide as the text is high. */
const NARROWEST = 0.7;

/** Lines that begin within this many points of each other share an edge. */
const SAME_EDGE = 3;

/** Left edges looked at; more are scattered words and no columns. */
const MOST_EDGES = 60;

/**
 * Finds the tallest pair of columns: a vertical strip without text, with lines on both sides of it at the same
 * height. Text that crosses the strip bounds the columns above and below. Tables, and dates or labels next to their
 * lines, are not columns: their rows are read across.
 */
export function findColumns(pieces: readonly Piece[]): Columns | null {
  if (pieces.length < FEWEST_ROWS * 2) return null;
  const sorted = [...pieces].sort((a, b) => topOf(a) - topOf(b));
  let best: Candidate | null = null;
  for (const edge of leftEdges(sorted)) {
    for (const band of bandsAt(sorted, edge)) {
      const found = columnsIn(band, edge);
      if (!found || (best && !isBetter(found, best))) continue;
      if (areSectionNames(found.left) || !isTabular(found.left, found.right)) best = found;
    }
  }
  return best && partAt(sorted, best);
}

/** A page around its columns. Hostile pages have thousands of candidates: only the chosen one is told from the rest. */
function partAt(all: readonly Piece[], { top, left, right }: Candidate): Columns {
  const chosen = new Set([...left, ...right]);
  const rest = all.filter((piece) => !chosen.has(piece));
  return {
    above: rest.filter((piece) => topOf(piece) < top),
    left,
    right,
    below: rest.filter((piece) => topOf(piece) >= top),
  };
}

function isBetter(found: Candidate, best: Candidate): boolean {
  if (Math.abs(found.height - best.height) > 1) return found.height > best.height;
  return found.width > best.width;
}

/** Positions where several pieces begin, the most common ones first. */
function leftEdges(pieces: readonly Piece[]): number[] {
  const counts = new Map<number, { edge: number; count: number }>();
  for (const piece of pieces) {
    const key = Math.round(piece.left / SAME_EDGE);
    const known = counts.get(key);
    if (known) {
      known.count += 1;
      known.edge = Math.min(known.edge, piece.left);
    } else counts.set(key, { edge: piece.left, count: 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_EDGES)
    .map(({ edge }) => edge);
}

/** Lines of the right column that may stand above the left one. */
const LONGEST_RUN_UP = 3;
const SAME_SIZE = 0.1;
/** From line to line, in sizes of the text. */
const NEXT_LINE = 1.8;

type Band = { top: number; bottom: number; pieces: Piece[] };

/** The stretches of a page in which no piece reaches across the strip that ends at an edge. */
function bandsAt(sorted: readonly Piece[], edge: number): Band[] {
  const bands: Band[] = [];
  let band: Band = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY, pieces: [] };
  for (const piece of sorted) {
    const gutter = NARROWEST * piece.size;
    if (piece.left >= edge - 0.5 || piece.right <= edge - gutter) {
      if (topOf(piece) >= band.top - piece.size * 0.3) band.pieces.push(piece);
      continue;
    }
    band.bottom = topOf(piece);
    bands.push(band);
    band = { top: bottomOf(piece), bottom: Number.POSITIVE_INFINITY, pieces: [] };
  }
  bands.push(band);
  return bands.filter(({ pieces }) => pieces.length >= FEWEST_ROWS * 2);
}

function columnsIn(band: Band, edge: number): Candidate | null {
  const isLeft = (piece: Piece): boolean => piece.right <= edge - NARROWEST * piece.size;
  const leftAll = band.pieces.filter(isLeft);
  const rightAll = band.pieces.filter((piece) => !isLeft(piece));
  if (leftAll.length < FEWEST_ROWS || rightAll.length < FEWEST_ROWS) return null;

  // Columns begin where both sides do; what is higher is above them, whichever side it is on.
  const top = Math.max(topOfAll(leftAll), topOfAll(rightAll));
  const inside = (piece: Piece): boolean => bottomOf(piece) > top;
  const right = withRunUp(rightAll.filter(inside), rightAll);
  const left = beforeWholeWidth(leftAll.filter(inside), right, band);
  if (rowsOf(left).length < FEWEST_ROWS || rowsOf(right).length < FEWEST_ROWS) return null;
  if (right.filter((piece) => Math.abs(piece.left - edge) < SAME_EDGE).length < 2) return null;
  const height = Math.min(bottomOfAll(left), bottomOfAll(right)) - top;
  if (height <= 0) return null;

  return {
    top,
    left,
    right,
    height,
    width: least(right, (piece) => piece.left) - most(left, (piece) => piece.right),
  };
}

/**
 * A right column including its few lines above the first one of the left: a text that continues in the next column
 * begins at its very top, where the left one may have space above a heading. Larger or detached text is a header over
 * both, except the name of a section, which always stays with what is below it.
 */
function withRunUp(column: Piece[], all: readonly Piece[]): Piece[] {
  const rows = rowsOf(all);
  const first = rowsOf(column)[0];
  const at = rows.findIndex((row) => row.y === first?.y);
  const title = rows.slice(0, Math.max(0, at)).findIndex((row) => isSectionName(textOf(row)));
  if (title !== -1) return rows.slice(title).flatMap(({ pieces }) => pieces);
  let from = at;
  while (from > 0 && goesOn(rows[from - 1], rows[from])) from -= 1;
  if (from === at || at - from > LONGEST_RUN_UP) return column;
  return [...rows.slice(from, at).flatMap(({ pieces }) => pieces), ...column];
}

/**
 * A left column up to where it ends with the right one: a section that begins below both and then fills the whole width of the
 * page is none of its own, and its first lines are only shorter.
 */
function beforeWholeWidth(column: Piece[], right: readonly Piece[], band: Band): Piece[] {
  if (band.bottom === Number.POSITIVE_INFINITY) return column;
  const end = bottomOfAll(right);
  const after = rowsOf(column.filter((piece) => topOf(piece) >= end));
  const title = after.find((row) => isSectionName(textOf(row)));
  if (title === undefined) return column;
  const top = least(title.pieces, topOf);
  return column.filter((piece) => topOf(piece) < top);
}

function goesOn(above: Line | undefined, below: Line | undefined): boolean {
  if (above === undefined || below === undefined) return false;
  const isSameSize = Math.abs(above.size - below.size) < SAME_SIZE * below.size;
  return isSameSize && below.y - above.y < NEXT_LINE * below.size;
}

function topOfAll(pieces: readonly Piece[]): number {
  return least(pieces, topOf);
}

function bottomOfAll(pieces: readonly Piece[]): number {
  return most(pieces, bottomOf);
}
