import { FORMULA_START } from '@candor/domain/rules/formula-start';

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
