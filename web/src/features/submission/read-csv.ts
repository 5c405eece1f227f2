import { comparableText } from '@candor/domain/rules/same-text';
import { parseTable } from '../../forms/parse-table';
import type { CsvReading, FailedReading } from './candidate-reading';
import { COLUMNS, TEXT_COLUMN } from './columns';

const NAMED = 3;
const PREVIEWED = 3;
const SHORT = 160;

/** Reads a table of candidates. Column names know no case; rows are numbered as a spreadsheet does. */
export function readCsv(text: string): CsvReading | FailedReading {
  const table = parseTable(text);
  if (!table) return { kind: 'failed', cause: 'This file is not a readable table.' };
  const [head, ...body] = table;
  if (!head) return { kind: 'failed', cause: 'The file is empty.' };
  const headers = head.map((name) => name.trim());
  const lower = headers.map((name) => name.toLowerCase());
  const textAt = lower.indexOf(TEXT_COLUMN);
  const nameAt = lower.indexOf('candidate_name');
  const reading: CsvReading = {
    kind: 'csv',
    headers,
    preview: body
      .filter(holdsAnything)
      .slice(0, PREVIEWED)
      .map((cells) => cells.map((cell) => cell.trim().slice(0, SHORT))),
    rows: 0,
    textColumn: headers[textAt] ?? null,
    recognised: headers.filter(
      (_, index) => index !== textAt && COLUMNS.some((column) => column === lower[index]),
    ),
    emptyRows: [],
    duplicates: [],
    names: [],
  };
  const firstRowOf = new Map<string, number>();
  for (const [index, cells] of body.entries()) {
    if (!holdsAnything(cells)) continue;
    reading.rows += 1;
    if (textAt === -1) continue;
    note(
      reading,
      firstRowOf,
      index + 2,
      (cells[textAt] ?? '').trim(),
      (cells[nameAt] ?? '').trim(),
    );
  }
  return reading;
}

function holdsAnything(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

function note(
  reading: CsvReading,
  firstRowOf: Map<string, number>,
  row: number,
  text: string,
  name: string,
): void {
  if (text === '') {
    reading.emptyRows.push(row);
    return;
  }
  // As the server compares them: this count is what the form says will be charged.
  const same = comparableText(text);
  const of = firstRowOf.get(same);
  if (of !== undefined) {
    reading.duplicates.push({ row, of });
    return;
  }
  firstRowOf.set(same, row);
  if (name !== '' && reading.names.length < NAMED) reading.names.push(name);
}
