import { findColumns } from '../layout/find-columns';
import { type Line, linesOf } from '../layout/lines';
import { orderBlocks } from '../layout/order-blocks';
import type { Piece } from '../layout/piece';

/** Spaces that separate adjacent columns; two may follow a full stop. */
const GAP = /( {3,})/;
const SHEET_BREAK = '\f';
/** A sheet of a text without page breaks: what is compared line by line must not grow with the text. */
const SHEET_LINES = 160;
/** Lines with a gap inside, below which a sheet has no columns. */
const FEWEST_GAPS = 4;
const TAB_STOP = 8;
/** No page is wider, and none has more side by side: such a line is read across, and nobody can keep us busy with it. */
const WIDEST = 400;
const MOST_IN_LINE = 12;
/** A longer text is no resume, and not worth the time. */
const LONGEST_TEXT = 400_000;

// A typewriter's page: letters of one width, lines of one height.
const LETTER = 4;
const SIZE = 8;
const LINE_HEIGHT = 10;

/**
 * Plain text in reading order. Programs that convert a two-column page to text often preserve its layout, so that
 * each line contains a piece of both columns; here they are read one after the other, as on the page. A text without
 * such columns, and tables and dates next to their lines, stay exactly as they are.
 */
export function partColumns(text: string): string {
  if (text.length > LONGEST_TEXT) return text;
  return text
    .split(SHEET_BREAK)
    .map((page) => sheetsOf(page).map(readSheet).join('\n'))
    .join(SHEET_BREAK);
}

function sheetsOf(page: string): string[][] {
  const lines = page.split('\n');
  const sheets: string[][] = [];
  for (let from = 0; from < lines.length; from += SHEET_LINES) {
    sheets.push(lines.slice(from, from + SHEET_LINES));
  }
  return sheets;
}

function readSheet(lines: readonly string[]): string {
  const asWritten = lines.join('\n');
  const pieces = lines.map((line, row) => piecesOf(line, row));
  if (pieces.filter((row) => row.length > 1).length < FEWEST_GAPS) return asWritten;
  const all = pieces.flat();
  if (findColumns(all) === null) return asWritten;
  return orderBlocks(all)
    .map((block) => writeBlock(linesOf(block)))
    .join('\n\n');
}

function piecesOf(written: string, row: number): Piece[] {
  const line = written.trimEnd();
  if (line.length > WIDEST) return [pieceOf(line, 0, row)];
  const pieces: Piece[] = [];
  let at = 0;
  for (const part of expandTabs(line).split(GAP)) {
    if (part.trim() !== '') pieces.push(pieceOf(part, at, row));
    at += part.length;
  }
  return pieces.length > MOST_IN_LINE ? [pieceOf(line, 0, row)] : pieces;
}

function pieceOf(part: string, at: number, row: number): Piece {
  const text = part.trim();
  const from = at + part.length - part.trimStart().length;
  return {
    text,
    left: from * LETTER,
    right: (from + text.length) * LETTER,
    y: row * LINE_HEIGHT,
    size: SIZE,
    hidden: false,
  };
}

function expandTabs(line: string): string {
  let expanded = '';
  for (const [number, part] of line.split('\t').entries()) {
    if (number > 0) expanded += ' '.repeat(TAB_STOP - (expanded.length % TAB_STOP));
    expanded += part;
  }
  return expanded;
}

/** The lines of a block, blank where the page was. */
function writeBlock(lines: readonly Line[]): string {
  return lines
    .map((line, at) => {
      const before = lines[at - 1];
      const blank = before !== undefined && line.y - before.y > LINE_HEIGHT ? '\n' : '';
      return blank + line.pieces.map(({ text }) => text).join('   ');
    })
    .join('\n');
}
