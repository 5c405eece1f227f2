import type { ReadProblem } from '@candor/documents';

/** One candidate as its source lists it. */
export type SourceItem =
  | {
      kind: 'text';
      text: string;
      filename: string | null;
      candidateName: string | null;
      candidateId: string | null;
      email: string | null;
    }
  /** `entry` finds the document in the source again. */
  | { kind: 'document'; filename: string; entry: string }
  | { kind: 'unreadable'; filename: string | null; problem: ReadProblem };

/** Where the candidates of a batch come from. Listing twice gives the same items in the same order. */
export type CandidateSource = {
  /** Throws `SourceError` when the source as a whole cannot be used. */
  items(): AsyncIterable<SourceItem>;
  /** The bytes of a listed document, or why they cannot be had. */
  read(entry: string): Promise<Uint8Array | ReadProblem>;
  close(): Promise<void>;
};
