import { csvCell } from '@candor/domain/rules/csv-cell';

/** One line with its ending. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`;
}
