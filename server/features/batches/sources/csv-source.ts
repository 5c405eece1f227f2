import { createReadStream } from 'node:fs';
import { type CandidateRow, type RowProblem, readCsv } from '@candor/documents';
import type { CandidateSource, SourceItem } from './candidate-source';

/** A CSV file: one candidate for each row. */
export async function openCsvSource(path: string): Promise<CandidateSource> {
  return {
    async *items() {
      for await (const row of readCsv(createReadStream(path))) yield itemOf(row);
    },
    read: () => Promise.reject(new Error('A row of a CSV file has no document')),
    close: async () => {},
  };
}

/** A row of a CSV file as an item; rows that are no candidate keep their cause and line. */
export function itemOf(row: CandidateRow | RowProblem): SourceItem {
  if ('problem' in row) {
    const { code, message } = row.problem;
    return {
      kind: 'unreadable',
      filename: null,
      problem: { code, message: `Line ${row.line}: ${message}` },
    };
  }
  return {
    kind: 'text',
    text: row.candidate_text,
    filename: row.filename,
    candidateName: row.candidate_name,
    candidateId: row.candidate_id,
    email: row.email,
  };
}
