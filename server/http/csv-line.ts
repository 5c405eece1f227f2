/**
 * What spreadsheets take for a formula or a command when a cell begins with it, in half and full width. A quote before
 * it makes them show the cell as text.
 */
const FORMULA_START = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** One cell after RFC 4180, always quoted, that no spreadsheet runs. A number stays a number; null is empty. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** One line with its ending. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
