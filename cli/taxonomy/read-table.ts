import { createReadStream } from 'node:fs';
import { decodeStream } from '@candor/documents/sources/csv/decode-stream';
import { splitRecords } from '@candor/documents/sources/csv/split-records';
import { CommandError } from '../command-error';

/** A row of a table by the names of its columns; a cell that a row does not have is empty. */
export type Row<Column extends string> = Readonly<Record<Column, string>>;

/**
 * Reads a file with a header line: comma-separated with quotes (RFC 4180), or tab-separated without. Columns other
 * than the requested ones are ignored, so that a newer edition of the same table can be read, too.
 *
 * @throws CommandError if a column is missing or a quote is never closed.
 */
export async function readTable<Column extends string>(
  path: string,
  columns: readonly Column[],
): Promise<Row<Column>[]> {
  const isTabbed = path.endsWith('.txt');
  const rows: Row<Column>[] = [];
  let places: readonly number[] | null = null;
  for await (const { line, fields } of isTabbed ? tabbed(path) : quoted(path)) {
    if (places === null) {
      places = findColumns(path, fields, columns);
      continue;
    }
    if (fields === null) {
      throw new CommandError(`${path}: line ${line} opens a quotation mark that is never closed`);
    }
    const found = places;
    const cells = columns.map((column, at): [Column, string] => [
      column,
      fields[found[at] ?? -1]?.trim() ?? '',
    ]);
    rows.push(Object.fromEntries(cells) as Row<Column>);
  }
  if (places === null) throw new CommandError(`${path}: the file is empty`);
  return rows;
}

type Line = { line: number; fields: readonly string[] | null };

async function* quoted(path: string): AsyncGenerator<Line> {
  for await (const record of splitRecords(decodeStream(createReadStream(path)), ',')) {
    const { line } = record;
    yield { line, fields: record.kind === 'fields' ? record.fields : null };
  }
}

/** Quotes in these files are literal: a name may contain a single one. */
async function* tabbed(path: string): AsyncGenerator<Line> {
  let rest = '';
  let line = 0;
  for await (const chunk of decodeStream(createReadStream(path))) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const text of lines) yield { line: ++line, fields: text.split('\t') };
  }
  if (rest !== '') yield { line: line + 1, fields: rest.split('\t') };
}

function findColumns(
  path: string,
  header: readonly string[] | null,
  columns: readonly string[],
): number[] {
  const names = (header ?? []).map((name) => name.trim());
  return columns.map((column) => {
    const at = names.indexOf(column);
    if (at === -1) throw new CommandError(`${path}: there is no column '${column}'`);
    return at;
  });
}
