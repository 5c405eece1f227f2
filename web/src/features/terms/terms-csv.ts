import { messages } from '@candor/domain/messages';
import { TermBody, TermKind } from '@candor/domain/model/term';
import { csvCell, NEEDS_QUOTES } from '@candor/domain/rules/csv-cell';
import { FORMULA_START } from '@candor/domain/rules/formula-start';
import type { z } from 'zod';
import { parseTable } from '../../forms/parse-table';

const COLUMNS = ['name', 'kind', 'aliases', 'broader', 'related', 'context'] as const;
type Column = (typeof COLUMNS)[number];
/** Separates the entries of one cell, because names contain commas. */
const BETWEEN = '; ';

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
 * Reads own terms from CSV: columns in any order, all but `name` optional. Rows that are not terms are reported and
 * stop no other. null if there is no table with a column `name`.
 */
export function readTermsCsv(text: string): { terms: TermBody[]; wrong: WrongRow[] } | null {
  const [header = [], ...rows] = parseTable(text) ?? [];
  const places = new Map(header.map((cell, at) => [cell.trim().toLowerCase(), at] as const));
  if (!places.has('name')) return null;
  const terms: TermBody[] = [];
  const wrong: WrongRow[] = [];
  let nextLine = 1 + linesOf(header);
  for (const cells of rows) {
    const line = nextLine;
    nextLine += linesOf(cells);
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
      name: plainCell(cell('name')),
      kind: kind.data,
      aliases: items('aliases'),
      broader: items('broader'),
      related: items('related'),
      context: items('context'),
    });
    if (parsed.success) terms.push(parsed.data);
    else wrong.push({ line, message: firstMessage(parsed.error) });
  }
  return { terms, wrong };
}

/** How many lines of its file a row takes. */
function linesOf(cells: readonly string[]): number {
  return cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 1);
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
