import { SourceError } from '../source-error';
import { parseRecord } from './parse-record';

const DELIMITERS = [',', ';', '\t', '|'];

const OPTIONAL = ['filename', 'candidate_name', 'candidate_id', 'email'] as const;

/** Where the columns that matter stand in a row; null for an optional one that is not there. */
export type Columns = { count: number; candidate_text: number } & Record<
  (typeof OPTIONAL)[number],
  number | null
>;

/** A CSV header as one name per column, and the delimiter that the file uses. */
export type Header = { delimiter: string; sepLine: boolean };

/**
 * Finds a file's delimiter by the beginning of its text: the one under which the first line has the
 * required column, else the one that makes most columns. Spreadsheets may state it as `sep=;`.
 */
export function detectDelimiter(head: string): Header {
  const stated = /^\ufeff?"?sep=(.)"?(?:\r|\n)/i.exec(head)?.[1];
  if (stated) return { delimiter: stated, sepLine: true };
  const ranked = DELIMITERS.map((delimiter) => {
    const parsed = parseRecord(head, head.search(/\S|$/), delimiter, true);
    const fields = parsed.kind === 'record' ? parsed.fields : [];
    const named = fields.map(columnName).includes('candidate_text');
    return { delimiter, rank: (named ? 10_000 : 0) + fields.length };
  });
  const best = ranked.reduce((a, b) => (b.rank > a.rank ? b : a));
  return { delimiter: best.delimiter, sepLine: false };
}

/**
 * Finds the columns by the fields of the header, whatever their case and the spaces around them.
 *
 * @throws SourceError `missing_column` without candidate_text.
 */
export function findColumns(header: readonly string[]): Columns {
  const names = header.map(columnName);
  const text = names.indexOf('candidate_text');
  if (text < 0) throw new SourceError('missing_column', 'CSV must have a candidate_text column.');
  const place = (name: string): number | null => {
    const index = names.indexOf(name);
    return index < 0 ? null : index;
  };
  return {
    count: names.length,
    candidate_text: text,
    filename: place('filename'),
    candidate_name: place('candidate_name'),
    candidate_id: place('candidate_id'),
    email: place('email'),
  };
}

function columnName(field: string): string {
  return field
    .replace(/[\ufeff\u200b\0]/g, '')
    .trim()
    .toLowerCase();
}
