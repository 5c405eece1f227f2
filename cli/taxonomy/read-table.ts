import { createReadStream } from 'node:fs';
import { decodeStream } from '@candor/documents/sources/csv/decode-stream';
import { splitRecords } from '@candor/documents/sources/csv/split-records';
import { CommandError } from '../command-error';
import { WHY_BROKEN } from '../csv/why-broken';

/** A row of a table by the names of its columns; a cell that a row does not have is empty. */
export type Row<Column extends string> = Readonly<Record<Column, string>>;

/**
 * Reads a file with a header line: comma-separated with quotes (RFC 4180), or tab-separated without. Columns other
 * than the requested ones are ignored, so that a newer edition of the same table can be read, too.
 *
 * @throws CommandError if a column is missing, a quote is never closed or a row is too long.
 */
export async function readTable<Column extends string>(
  path: string,
  columns: readonly Column[],
): Promise<Row<Column>[]> {
  const isTabbed = path.endsWith('.txt');
  const rows: Row<Column>[] = [];
  let places: readonly number[] | null = null;
  for await (const fields of isTabbed ? tabbed(path) : quoted(path)) {
    if (places === null) {
      places = findColumns(path, fields, columns);
      continue;
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

async function* quoted(path: string): AsyncGenerator<readonly string[]> {
  for await (const record of splitRecords(decodeStream(createReadStream(path)), ',')) {
    if (record.kind !== 'fields') {
      throw new CommandError(`${path}: line ${record.line} ${WHY_BROKEN[record.kind]}`);
    }
    yield record.fields;
  }
}

/** Quotes in these files are literal: a name may contain a single one. */
async function* tabbed(path: string): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const chunk of decodeStream(createReadStream(path))) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.split('\t');
  }
  if (rest !== '') yield rest.split('\t');
}

function findColumns(
  path: string,
  header: readonly string[],
  columns: readonly string[],
): number[] {
  const names = header.map((name) => name.trim());
  return columns.map((column) => {
    const at = names.indexOf(column);
    if (at === -1) throw new CommandError(`${path}: there is no column '${column}'`);
    return at;
  });
}
