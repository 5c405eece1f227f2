import { csvCell } from '@candor/domain/rules/csv-cell';

export type CsvCell = string | number | null;

/** Without it Excel reads UTF-8 as the local code page and breaks every accent. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of cells as CSV (RFC 4180), safe to open in a spreadsheet: nothing in it is run. */
export function csvText(lines: readonly (readonly CsvCell[])[]): string {
  return (
    BYTE_ORDER_MARK +
    lines.map((cells) => `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')
  );
}
