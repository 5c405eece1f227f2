import { readCells } from './cells';
import { findColumns } from './find-columns';
import { readBesideLabels } from './margin-labels';
import type { Piece } from './piece';

/** Columns inside columns deeper than this are tables. */
const DEEPEST = 8;

/**
 * Splits the pieces of a page into blocks in reading order: what is above a pair of columns, the left column, the
 * right column, what is below; and recursively within each. Labels in a margin are read with what they label.
 */
export function orderBlocks(pieces: readonly Piece[], depth = 0): Piece[][] {
  if (pieces.length === 0) return [];
  const columns = depth < DEEPEST ? findColumns(pieces) : null;
  if (!columns) return [[...pieces]];
  const { above, left, right, below } = columns;
  const parts = readBesideLabels(left, right) ?? readCells(left, right) ?? [left, right];
  return [above, ...parts, below].flatMap((part) => orderBlocks(part, depth + 1));
}
