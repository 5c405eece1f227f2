/** What the product knows a column of a candidate table as. */
export const COLUMNS = [
  'candidate_text',
  'candidate_name',
  'candidate_id',
  'email',
  'filename',
] as const;
export type Column = (typeof COLUMNS)[number];

export const TEXT_COLUMN: Column = 'candidate_text';

/** The column index (from 0) of each field in a table; null if there is none. */
export type ColumnMap = Readonly<Record<Column, number | null>>;

/** How people head these columns. */
const USUAL_HEADS: Record<Column, RegExp> = {
  candidate_text:
    /^(candidate[ _]?text|resume|résumé|cv|curriculum(?: vitae)?|(resume|cv|résumé)[ _]?text|profile|text|lebenslauf)$/i,
  candidate_name: /^(candidate[ _]?name|candidate|applicant|full[ _]?name|name)$/i,
  candidate_id: /^(candidate[ _]?id|applicant[ _]?id|id|ref|reference)$/i,
  email: /^(e-?mail|e-?mail[ _]?address|mail)$/i,
  filename: /^(file[ _]?name|file|document)$/i,
};

/** A resume is much longer than anything else in a row. */
const RESUME_LENGTH = 80;

/** Where each column probably is: by its head, and the resume text, failing that, by its length. The first of a kind wins. */
export function guessColumns(
  heads: readonly string[],
  sample: readonly (readonly string[])[] = [],
): ColumnMap {
  const at = (column: Column) => {
    const index = heads.findIndex((head) => USUAL_HEADS[column].test(head.trim()));
    return index === -1 ? null : index;
  };
  return {
    candidate_text: at('candidate_text') ?? longestColumn(heads.length, sample),
    candidate_name: at('candidate_name'),
    candidate_id: at('candidate_id'),
    email: at('email'),
    filename: at('filename'),
  };
}

/** Whether the first row names columns rather than being somebody. */
export function looksLikeHeads(row: readonly string[]): boolean {
  const known = COLUMNS.some((column) => row.some((cell) => USUAL_HEADS[column].test(cell.trim())));
  return known || row.every((cell) => cell.trim().length < 40 && !cell.includes('@'));
}

function longestColumn(count: number, sample: readonly (readonly string[])[]): number | null {
  let best: { at: number; length: number } | null = null;
  for (let at = 0; at < count; at += 1) {
    const length = Math.max(0, ...sample.map((row) => (row[at] ?? '').trim().length));
    if (length >= RESUME_LENGTH && length > (best?.length ?? 0)) best = { at, length };
  }
  return best?.at ?? null;
}
