import { FORMULA_START } from '@candor/domain/rules/formula-start';

/**
 * One line of CSV as RFC 4180 has it, with its line end. A text that a spreadsheet would run as a
 * formula gets an apostrophe in front; numbers stay numbers.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
