import { parse } from 'csv-parse/browser/esm/sync';

/** A table as rows of cells; null when it cannot be read as one. Commas, semicolons and tabs are told apart by the header. */
export function parseTable(text: string): string[][] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
  } catch {
    // An unclosed quote and the like: there is no table to speak of, which the caller says.
    return null;
  }
}

function delimiterOf(text: string): string {
  const head = text.slice(0, 4096).split(/\r?\n/, 1)[0] ?? '';
  const count = (mark: string) => head.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}
