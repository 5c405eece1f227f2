import { withBullets } from '../layout/bullets';
import { withWholeDates } from '../layout/dates';
import { type Line, linesOf } from '../layout/lines';
import { orderBlocks } from '../layout/order-blocks';
import { partTitle } from '../layout/part-title';
import type { Piece } from '../layout/piece';
import { toReadingOrder } from '../layout/right-to-left';
import type { TextWriter } from '../text/marked-text';
import { type LineBreak, lineBreaks } from './wrap';

/** A gap wider than this many times the size parts what belongs to different things. */
const TAB_GAP = 2;

/** Pieces nearer than this are parts of one word. */
const WORD_GAP = 0.12;

/** Writes the pieces of a page in reading order; `opens` the first page, with the name of whom it is about. */
export function writePieces(placed: readonly Piece[], opens: boolean, writer: TextWriter): void {
  const pieces = withWholeDates(withBullets(placed));
  const titled = opens ? partTitle(pieces) : null;
  const blocks = titled ? [titled.title, ...orderBlocks(titled.rest)] : orderBlocks(pieces);
  for (const block of blocks) {
    const lines = linesOf(block);
    const breaks = lineBreaks(lines);
    for (const [index, line] of lines.entries()) writeLine(line, breaks[index] ?? 'line', writer);
    writer.write('\n');
  }
}

function writeLine(line: Line, end: LineBreak, writer: TextWriter): void {
  let before: Piece | null = null;
  const apart = Math.max(0, ...line.pieces.map((piece) => piece.tracking ?? 0));
  const last = line.pieces.at(-1);
  for (const piece of line.pieces) {
    const hidden = piece.hidden;
    if (before) writer.write(gapText(before, piece, apart), hidden && before.hidden);
    const joined = piece === last && end === 'word';
    const text = toReadingOrder(piece.text);
    writer.write(joined ? text.replace(/[-\u2010\u00ad]$/, '') : text, hidden);
    before = piece;
  }
  const allHidden = line.pieces.every((piece) => piece.hidden);
  writer.write(END_TEXT[end], allHidden);
}

const END_TEXT: Record<LineBreak, string> = {
  word: '',
  hyphen: '',
  space: ' ',
  line: '\n',
  blank: '\n\n',
};

/** @param apart how far letters of the line are set apart, which shows in no piece of one letter. */
function gapText(before: Piece, piece: Piece, apart: number): string {
  const size = Math.max(before.size, piece.size);
  const areLetters = before.text.length === 1 && piece.text.length === 1;
  const tracking = Math.max(before.tracking ?? 0, piece.tracking ?? 0, areLetters ? apart : 0);
  const gap = Math.max(piece.left - before.right, before.left - piece.right) - tracking;
  if (gap < WORD_GAP * size) return '';
  const bullet = before.text.length === 1 && !/[\p{L}\p{N}]/u.test(before.text);
  // What begins with a bullet is a point of its own, however near it stands.
  return piece.cell || (gap > TAB_GAP * size && !bullet) || /^•\s/.test(piece.text) ? '\t' : ' ';
}
