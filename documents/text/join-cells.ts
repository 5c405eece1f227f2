import { type MarkedText, TextWriter } from './marked-text';

/**
 * One table row as text. Cells of one line each make one line, so that a label stays with its value;
 * where a cell has several lines the table is a page layout, and each cell is a block of its own.
 */
export function joinCells(cells: readonly MarkedText[]): MarkedText {
  const row = new TextWriter();
  const filled = cells.filter((cell) => cell.text.trim() !== '');
  const oneLine = filled.every((cell) => !cell.text.trim().includes('\n'));
  for (const cell of filled) {
    if (!oneLine) row.breakLine();
    else if (row.length > 0) row.write('\t');
    row.append(oneLine ? trimmed(cell) : cell);
  }
  row.breakLine();
  return row.finish();
}

function trimmed(cell: MarkedText): MarkedText {
  const start = cell.text.length - cell.text.trimStart().length;
  const text = cell.text.trim();
  const hidden = cell.hidden
    .map((span) => ({
      start: Math.max(0, span.start - start),
      end: Math.min(text.length, span.end - start),
    }))
    .filter((span) => span.end > span.start);
  return { text, hidden };
}
