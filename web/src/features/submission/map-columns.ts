import { parseTable } from '../../forms/parse-table';
import { COLUMNS, type ColumnMap, guessColumns, TEXT_COLUMN } from './columns';
import { writeCsv } from './write-csv';

/**
 * Rows copied out of a spreadsheet as the CSV file that a submission takes. Heads that people usually give are renamed;
 * where the resume text is not among them, the table is left for its owner to map. Null when the rows are no table.
 */
export function rowsToFile(text: string): File | null {
  const table = parseTable(text);
  if (!table || table.length < 2) return null;
  const [heads = []] = table;
  const map = guessColumns(heads);
  if (map[TEXT_COLUMN] === null) return csvFile('pasted-rows.csv', table);
  return csvFile('pasted-rows.csv', mapRows(table, map, true));
}

/**
 * The same table with its columns under the names that the product knows; columns that stand for nothing are left out.
 * Without heads the first row is somebody. Null when the text is no table.
 */
export function withColumns(
  text: string,
  filename: string,
  map: ColumnMap,
  hasHeads: boolean,
): File | null {
  const table = parseTable(text);
  return table && csvFile(filename, mapRows(table, map, hasHeads));
}

/** The same table with only its heads changed, so that its owner can still choose among all columns. Null when it is no table. */
export function withKnownHeads(text: string, filename: string, map: ColumnMap): File | null {
  const table = parseTable(text);
  if (!table) return null;
  const [heads = [], ...body] = table;
  const known = heads.map((head, at) => COLUMNS.find((column) => map[column] === at) ?? head);
  return csvFile(filename, [known, ...body]);
}

function mapRows(
  table: readonly (readonly string[])[],
  map: ColumnMap,
  hasHeads: boolean,
): string[][] {
  const used = COLUMNS.flatMap((column) => {
    const at = map[column];
    return at === null ? [] : [{ column, at }];
  });
  const body = hasHeads ? table.slice(1) : table;
  return [
    used.map(({ column }) => column),
    ...body.map((row) => used.map(({ at }) => row[at] ?? '')),
  ];
}

function csvFile(name: string, rows: readonly (readonly string[])[]): File {
  return new File([writeCsv(rows)], name, { type: 'text/csv' });
}
