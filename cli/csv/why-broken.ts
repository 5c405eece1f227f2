import type { CsvRecord } from '@candor/documents/sources/csv/split-records';

/** Why a line of a table is no record, to follow the words `line 7`. */
export const WHY_BROKEN: Readonly<Record<Exclude<CsvRecord['kind'], 'fields'>, string>> = {
  unclosed: 'opens a quotation mark that is never closed',
  too_large: 'is longer than any row may be',
};
