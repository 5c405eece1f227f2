import type { ReadProblem } from '../document';

/** Who a row of a CSV file is about. `line` is the line of the file where the row starts, from 1. */
export type RowPerson = {
  filename: string | null;
  candidate_name: string | null;
  candidate_id: string | null;
  email: string | null;
  line: number;
};

/** One candidate of a CSV file. */
export type CandidateRow = RowPerson & { candidate_text: string };

/** A row that is not a candidate, and why. It has no name if its values cannot be identified. */
export type RowProblem = RowPerson & { problem: ReadProblem };

/** The contents of a source: documents to read, candidates as rows, and everything else, with the cause. */
export type SourceItem =
  | { name: string; kind: 'document'; open(): Promise<Uint8Array> }
  | { name: string; kind: 'row'; row: CandidateRow }
  | { name: string; kind: 'unreadable'; problem: ReadProblem };
