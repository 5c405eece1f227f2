import { csvCell, NEEDS_QUOTES } from '@candor/domain/rules/csv-cell';

/**
 * One line of CSV as RFC 4180 has it, with its line end. A text that a spreadsheet would run as a
 * formula gets an apostrophe in front; numbers stay numbers.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => csvCell(cell, NEEDS_QUOTES)).join(',')}\r\n`;
}
