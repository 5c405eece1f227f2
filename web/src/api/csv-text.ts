import { FORMULA_START } from '@candor/domain/rules/formula-start';

export type CsvCell = string | number | null;

/** Without it Excel reads UTF-8 as the local code page and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of cells as CSV (RFC 4180), safe to open in a spreadsheet: nothing in it is run. */
export function csvText(lines: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
