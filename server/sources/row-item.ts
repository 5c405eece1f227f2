import type { CandidateRow, RowProblem } from '@candor/documents';
import type { SourceItem } from '../ports/candidate-source';

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
