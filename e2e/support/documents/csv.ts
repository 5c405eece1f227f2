/** One row of a candidate table, by column name. */
export type CsvRow = Readonly<Record<string, string>>;

/** A table with the columns of its first row, every cell quoted. */
export function writeCsv(rows: readonly CsvRow[]): Buffer {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return Buffer.from(lines.map((cells) => cells.map(quoted).join(',')).join('\r\n'));
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

/** The cells of a table (RFC 4180: quotes doubled, line breaks inside quotes). A byte order mark is left out. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;
  for (const [, inQuotes, bare, end] of text.replace(/^\uFEFF/, '').matchAll(cells)) {
    row.push(inQuotes === undefined ? (bare ?? '') : inQuotes.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}
