/** What the browser found in a candidate file before it is sent. */
export type CandidateReading = CsvReading | ZipReading | FailedReading;

export type CsvReading = {
  kind: 'csv';
  headers: string[];
  /** The first rows under the header, each cell shortened, to recognise the columns by. */
  preview: string[][];
  /** Rows under the header that hold anything. */
  rows: number;
  /** The header of the resume text; null when none is called that. */
  textColumn: string | null;
  /** Known columns beside it, in file order. */
  recognised: string[];
  /** Rows without resume text, as a spreadsheet numbers them: the header is row 1. */
  emptyRows: number[];
  /** Rows whose text occurs in another row, too. */
  duplicates: { row: number; of: number }[];
  /** The first names, to recognise the file by. */
  names: string[];
};

export type ZipReading = {
  kind: 'zip';
  /** Documents that can be read as one candidate each. */
  documents: number;
  /** CSV files, whose rows are not counted without unpacking them. */
  tables: number;
  names: string[];
  skipped: { name: string; cause: string }[];
};

export type FailedReading = { kind: 'failed'; cause: string };

/** Moved or changed since it was chosen, not on this device at all, or too much for this browser: which, it does not say. */
export const UNREADABLE: FailedReading = {
  kind: 'failed',
  cause: 'This file could not be read in the browser.',
};

/** How many candidates a reading will use up, a table in an archive for one; null when the browser could not tell. */
export function countOf(reading: CandidateReading | null): number | null {
  if (reading?.kind === 'csv')
    return reading.textColumn === null ? null : reading.rows - reading.emptyRows.length;
  return reading?.kind === 'zip' ? reading.documents + reading.tables : null;
}

/** Whether that is the number, and not the least that it can be. */
export function isExact(reading: CandidateReading | null): boolean {
  return reading?.kind !== 'zip' || reading.tables === 0;
}

/** How many of them are charged: the same text twice is scored and charged once. */
export function chargedOf(reading: CandidateReading | null): number | null {
  const count = countOf(reading);
  return count !== null && reading?.kind === 'csv' ? count - reading.duplicates.length : count;
}
