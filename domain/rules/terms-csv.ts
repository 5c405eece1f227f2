import type { z } from 'zod';
import { messages } from '../messages';
import { TermBody, TermKind } from '../model/term';
import { csvCell } from './csv-cell';
import { FORMULA_START } from './formula-start';

const COLUMNS = ['name', 'kind', 'aliases', 'broader', 'related', 'context'] as const;
type Column = (typeof COLUMNS)[number];
/** Separates the entries of one cell, because names contain commas. */
const BETWEEN = '; ';
/** Semicolons as well: some spreadsheets use them as the cell separator. */
const NEEDS_QUOTES = /[",;\r\n]/;

/** A row that is not a term, with its line in the file and the reason. */
export type WrongRow = { line: number; message: string };

/** Own terms as CSV (RFC 4180) with a header line; several entries of one cell are separated by semicolons. */
export function writeTermsCsv(terms: readonly TermBody[]): string {
  const rows = terms.map(({ name, kind, aliases, broader, related, context }) =>
    [name, kind, ...[aliases, broader, related, context].map((items) => items.join(BETWEEN))]
      .map((cell) => csvCell(cell, NEEDS_QUOTES))
      .join(','),
  );
  return [COLUMNS.join(','), ...rows].map((line) => `${line}\r\n`).join('');
}

/**
 * Reads own terms from CSV: separated by commas or semicolons, columns in any order, all but `name` optional. Rows
 * that are not terms are reported and stop no other. null if there is no column `name`.
 */
export function readTermsCsv(text: string): { terms: TermBody[]; wrong: WrongRow[] } | null {
  const plain = text.replace(/^\uFEFF/, '');
  const head = plain.split(/\r?\n/, 1)[0] ?? '';
  const [header, ...rows] = parseTable(plain, head.includes(',') ? ',' : ';');
  const places = new Map(
    (header?.cells ?? []).map((cell, at) => [cell.trim().toLowerCase(), at] as const),
  );
  if (!places.has('name')) return null;
  const terms: TermBody[] = [];
  const wrong: WrongRow[] = [];
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const cell = (column: Column) => (cells[places.get(column) ?? -1] ?? '').trim();
    const kind = TermKind.safeParse(
      cell('kind')
        .toLowerCase()
        .replace(/[\s-]+/g, '_') || 'skill',
    );
    if (!kind.success) {
      wrong.push({ line, message: messages.termKind(TermKind.options) });
      continue;
    }
    const items = (column: Column) => cell(column).split(';').map(plainCell).filter(isFilled);
    const parsed = TermBody.safeParse({
      ...{ name: plainCell(cell('name')), kind: kind.data, aliases: items('aliases') },
      ...{ broader: items('broader'), related: items('related'), context: items('context') },
    });
    if (parsed.success) terms.push(parsed.data);
    else wrong.push({ line, message: firstMessage(parsed.error) });
  }
  return { terms, wrong };
}

function firstMessage(error: z.ZodError): string {
  return error.issues[0]?.message ?? messages.required;
}

function isFilled(item: string): boolean {
  return item !== '';
}

/** Removes the character that keeps a spreadsheet from running a cell. */
function plainCell(value: string): string {
  const cell = value.trim();
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
}

type TableRow = { line: number; cells: string[] };

function parseTable(text: string, separator: string): TableRow[] {
  const rows: TableRow[] = [];
  let line = 1;
  let row: TableRow = { line, cells: [''] };
  let quoted = false;
  const add = (sign: string) => {
    row.cells[row.cells.length - 1] += sign;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign !== '"') add(sign);
      else if (text[at + 1] === '"') {
        add('"');
        at += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === separator) row.cells.push('');
    else if (sign === '\n') {
      rows.push(row);
      row = { line, cells: [''] };
    } else if (sign !== '\r') add(sign);
  }
  if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row);
  return rows;
}
