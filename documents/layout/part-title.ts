import { type Line, linesOf } from './lines';
import { bottomOf, least, most, type Piece, topOf } from './piece';
import { isSectionName } from './section-names';

/** A title is set so many times as large as most of the text, and no other size comes near it. */
const LARGER = 1.3;
const SAME_SIZE = 0.1;
/** Larger letters in more rows than a first and a last name are headings. */
const MOST_ROWS = 2;
const MOST_WORDS = 5;
const LETTERS = /^[\p{L}\p{M}.,'’\- ]+$/u;

/** Letters of one title may stand so many of their sizes apart, and its second row so far below the first. */
const WITHIN_ROW = 1.2;
const NEXT_ROW = 1.6;

const BETWEEN_WORDS = 0.3;

/** What somebody is stands right below their name: so many short lines of it belong to the title. */
const MOST_BELOW = 2;
const LONGEST_BELOW = 60;
const BELOW = 2.2;
const SAME_EDGE = 4;

/** The title of a page with what belongs to it, and all else. */
export type Titled = { title: Piece[]; rest: Piece[] };

/**
 * Takes the name at the top of a resume out of a page on which other text stands beside it, or begins above it in another
 * column: a sidebar is read before the name otherwise, and lines of an address run into it. Null where the name is read first
 * anyway, and where no text stands out.
 */
export function partTitle(pieces: readonly Piece[]): Titled | null {
  const rows = titleRows(pieces);
  if (rows === null) return null;
  const title = rows.flat();
  if (!isBeset(title, pieces)) return null;
  const below = belowTitle(title, pieces);
  const taken = new Set([...title, ...below]);
  return {
    title: [...inOneRow(rows), ...below],
    rest: pieces.filter((piece) => !taken.has(piece)),
  };
}

/** A first and a last name, one below the other, as the one line that they are. */
function inOneRow(rows: readonly Piece[][]): Piece[] {
  const [first = [], second = []] = rows;
  const last = first.at(-1);
  const [next] = second;
  if (!last || !next) return first;
  const shift = last.right + last.size * BETWEEN_WORDS - next.left;
  const moved = second.map((piece) => ({
    ...piece,
    left: piece.left + shift,
    right: piece.right + shift,
    y: last.y,
  }));
  return [...first, ...moved];
}

/** The pieces of the largest text where it stands out and could be a name, row by row. */
function titleRows(pieces: readonly Piece[]): Piece[][] | null {
  const size = most(pieces, (piece) => piece.size);
  if (pieces.length === 0 || size < usualSize(pieces) * LARGER) return null;
  const largest = pieces.filter((piece) => piece.size >= size * (1 - SAME_SIZE));
  const lines = linesOf(largest);
  if (lines.length > MOST_ROWS) return null;
  const [first, second] = lines;
  if (second && first && second.y - first.y > NEXT_ROW * second.size) return null;
  const rows = lines.map((line) => wholeRow(line, pieces));
  const texts = rows.map((row) => row.map(({ text }) => text).join(' '));
  const isName = texts.every((text) => LETTERS.test(text) && !isSectionName(text));
  return isName && texts.join(' ').split(' ').length <= MOST_WORDS ? rows : null;
}

/** A row with what joins it in smaller letters: `ORLA QUIST` where only the first letter of each word is large. */
function wholeRow(line: Line, pieces: readonly Piece[]): Piece[] {
  let { left, right } = line;
  const row = new Set(line.pieces);
  const near = pieces
    .filter((piece) => Math.abs(piece.y - line.y) <= SAME_SIZE * line.size)
    .sort((a, b) => a.left - b.left);
  for (const piece of near) {
    if (piece.size * 2 < line.size) continue;
    const gap = Math.max(piece.left - right, left - piece.right);
    if (gap > WITHIN_ROW * line.size) continue;
    row.add(piece);
    left = Math.min(left, piece.left);
    right = Math.max(right, piece.right);
  }
  return [...row].sort((a, b) => a.left - b.left);
}

function usualSize(pieces: readonly Piece[]): number {
  const bySize = [...pieces].sort((a, b) => a.size - b.size);
  const half = pieces.reduce((sum, { text }) => sum + text.length, 0) / 2;
  let before = 0;
  for (const { size, text } of bySize) {
    before += text.length;
    if (before >= half) return size;
  }
  return 0;
}

/** Whether several lines or the name of a section stand beside a title, or something above it in another column. */
function isBeset(title: readonly Piece[], pieces: readonly Piece[]): boolean {
  const box = boxOf(title);
  const own = new Set(title);
  const apart = pieces.filter(
    (piece) => !own.has(piece) && (piece.left >= box.right || piece.right <= box.left),
  );
  const beside = apart.filter((piece) => bottomOf(piece) > box.top && topOf(piece) < box.bottom);
  if (beside.some(({ text }) => isSectionName(text))) return true;
  if (new Set(beside.map(({ y }) => Math.round(y))).size > 1) return true;
  return apart.some((piece) => bottomOf(piece) <= box.top);
}

/** The lines right below a title that say what somebody is. */
function belowTitle(title: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  const box = boxOf(title);
  const isInColumn = (piece: Piece): boolean =>
    Math.abs(piece.left - box.left) < SAME_EDGE ||
    Math.abs(piece.right - box.right) < SAME_EDGE ||
    Math.abs(piece.left + piece.right - box.left - box.right) < 2 * SAME_EDGE;
  const column = linesOf(pieces.filter((piece) => topOf(piece) >= box.bottom - piece.size)).flatMap(
    (line) =>
      line.pieces.filter((piece) => isInColumn(piece) && !title.includes(piece)).slice(0, 1),
  );
  const found: Piece[] = [];
  let { bottom } = box;
  for (const [index, piece] of column.slice(0, MOST_BELOW).entries()) {
    const isNext = topOf(piece) - bottom < (BELOW - 1) * piece.size;
    const isSentence = /^\p{Ll}/u.test(column[index + 1]?.text ?? '');
    if (!isNext || isSentence || !saysWhat(piece.text)) break;
    found.push(piece);
    bottom = bottomOf(piece);
  }
  return found;
}

function saysWhat(text: string): boolean {
  if (text.length > LONGEST_BELOW || isSectionName(text)) return false;
  return LETTERS.test(text.replace(/[&|/]/g, ' '));
}

function boxOf(pieces: readonly Piece[]): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  return {
    left: least(pieces, ({ left }) => left),
    right: most(pieces, ({ right }) => right),
    top: least(pieces, topOf),
    bottom: most(pieces, bottomOf),
  };
}
