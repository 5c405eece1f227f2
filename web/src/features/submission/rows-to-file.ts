import { parseTable, TEXT_COLUMN } from './read-csv';
import { writeCsv } from './write-csv';

const MEANINGS: readonly { column: string; words: RegExp }[] = [
  {
    column: TEXT_COLUMN,
    words:
      /^(candidate[ _]?text|resume|résumé|cv|curriculum|resume[ _]?text|cv[ _]?text|profile|text)$/i,
  },
  { column: 'candidate_name', words: /^(candidate[ _]?name|candidate|full[ _]?name|name)$/i },
  { column: 'candidate_id', words: /^(candidate[ _]?id|id|ref|reference)$/i },
  { column: 'email', words: /^(e-?mail|e-?mail[ _]?address|mail)$/i },
  { column: 'filename', words: /^(file[ _]?name|file)$/i },
];

/** Whether a pasted text looks like rows of a spreadsheet: at least a header and a row, in columns. */
export function looksLikeRows(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.length >= 2 && (lines[0] ?? '').includes('\t');
}

/** Rows copied out of a spreadsheet as the CSV file that a submission takes. Null when they are no table. */
export function rowsToFile(text: string): File | null {
  const table = parseTable(text);
  if (!table || table.length < 2) return null;
  const [head = [], ...body] = table;
  return csvFile('pasted-rows.csv', [nameColumns(head), ...body]);
}

/** The same table with one column declared to be the resume text. Null when the text is no table. */
export function withTextColumn(text: string, filename: string, column: string): File | null {
  const table = parseTable(text);
  if (!table) return null;
  const [head = [], ...body] = table;
  const renamed = head.map((name) => (name.trim() === column ? TEXT_COLUMN : name));
  return csvFile(filename, [renamed, ...body]);
}

/** The header that most likely holds the resume text; null without a likely one. */
export function likelyTextColumn(headers: readonly string[]): string | null {
  const words = MEANINGS[0]?.words;
  return headers.find((name) => words?.test(name.trim())) ?? null;
}

/** Names that people give to columns, as the names that the product knows. The first column of a meaning wins. */
function nameColumns(head: readonly string[]): string[] {
  const taken = new Set<string>();
  return head.map((name) => {
    const meaning = MEANINGS.find(
      ({ column, words }) => words.test(name.trim()) && !taken.has(column),
    );
    if (!meaning) return name;
    taken.add(meaning.column);
    return meaning.column;
  });
}

function csvFile(name: string, rows: readonly (readonly string[])[]): File {
  return new File([writeCsv(rows)], name, { type: 'text/csv' });
}
