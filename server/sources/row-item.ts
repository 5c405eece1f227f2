import type { CandidateRow, RowProblem } from '@candor/documents';
import type { SourceItem } from '../ports/candidate-source';

/** A row of a CSV file as an item; rows that are no candidate keep their cause, and whom they name. */
export function itemOf(row: CandidateRow | RowProblem): SourceItem {
  const person = {
    filename: row.filename,
    candidateName: row.candidate_name,
    candidateId: row.candidate_id,
    email: row.email,
  };
  if ('problem' in row) return { kind: 'unreadable', problem: row.problem, ...person };
  return { kind: 'text', text: row.candidate_text, ...person };
}
