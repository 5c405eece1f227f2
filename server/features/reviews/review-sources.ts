import type { MatchResult } from '@candor/domain/model/match';

/** A candidate whose match is shown to others. */
export type ShownCandidate = {
  id: string;
  name: string | null;
  email: string | null;
  filename: string | null;
  headline: string | null;
  score: number;
  match: MatchResult;
};

/** What reviews need to be told about batches. */
export type ReviewSources = {
  /** These candidates of an account's batch that have a score, in the order asked for. */
  scoredCandidates(
    userId: string,
    batchId: string,
    ids: readonly string[],
  ): Promise<ShownCandidate[]>;
};
