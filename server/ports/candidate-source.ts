import type { ReadProblemCode } from '@candor/domain/model/batch';

/** Why one item of a source is no candidate, and one plain sentence for a recruiter. */
export type ItemProblem = { code: ReadProblemCode; message: string };

/** The person of a table row besides the text. */
type RowNames = {
  candidateName: string | null;
  candidateId: string | null;
  email: string | null;
};

/** One candidate as its source lists it. */
export type SourceItem =
  | ({ kind: 'text'; text: string; filename: string | null } & RowNames)
  /** `entry` finds the document in the source again: this very version of it, where the source knows versions. */
  | { kind: 'document'; filename: string; entry: string }
  | ({ kind: 'unreadable'; filename: string | null; problem: ItemProblem } & Partial<RowNames>);

/** Where the candidates of a batch come from. Listing twice gives the same items in the same order. */
export type CandidateSource = {
  /**
   * Lists page by page, and holds no more of the source in memory than one page.
   *
   * @throws SourceError, SourceRefused or SourceAway when the source as a whole cannot be used.
   */
  items(): AsyncIterable<SourceItem>;
  /** The bytes of a listed document, or why they cannot be had. */
  read(entry: string): Promise<Uint8Array | ItemProblem>;
  close(): Promise<void>;
};
