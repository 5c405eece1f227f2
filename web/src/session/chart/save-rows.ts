import { type CsvCell, csvText } from '../../api/csv-text';
import { saveText } from '../../api/save-download';
import type { NumberRow } from './number-row';

type RowsFile = {
  /** What the table is called; the file is named after it. */
  caption: string;
  columns: readonly string[];
  rows: readonly NumberRow[];
  /** The last line, such as how scores are to be used. */
  note: string | undefined;
};

/** Hands the numbers of a picture to the browser's download list, as CSV that is safe to open in a spreadsheet. */
export function saveRows({ caption, columns, rows, note }: RowsFile): void {
  const lines: CsvCell[][] = rows.map(({ name, value, more = [] }) => [name, value, ...more]);
  const text = csvText([[...columns], ...lines, ...(note ? [[note]] : [])]);
  saveText(text, `${fileName(caption)}.csv`);
}

function fileName(caption: string): string {
  return caption
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
