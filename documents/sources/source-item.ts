import type { ReadProblem } from '../document';

/** One candidate of a CSV file. `line` is the line of the file where the row starts, from 1. */
export type CandidateRow = {
  candidate_text: string;
  filename: string | null;
  candidate_name: string | null;
  candidate_id: string | null;
  email: string | null;
  line: number;
};

/** A row that is no candidate, and why. */
export type RowProblem = { line: number; problem: ReadProblem };

/** What a source holds: documents to read, candidates as rows, and what is neither, with the cause. */
export type SourceItem =
  | { name: string; kind: 'document'; open(): Promise<Uint8Array> }
  | { name: string; kind: 'row'; row: CandidateRow }
  | { name: string; kind: 'unreadable'; problem: ReadProblem };
