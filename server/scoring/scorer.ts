import type { Span } from '@candor/domain/model/match';
import type { YearMonth } from '@candor/engine';
import type { MatchedBatch, StoredMatch } from './stored-match';

/** What all candidates of a batch are matched with. */
export type ScoringJob = MatchedBatch & {
  jobText: string;
  /** What 'present' in a resume means. */
  asOf: YearMonth;
};

export type ScoringText = { text: string; hiddenSpans: readonly Span[]; truncated: boolean };

export type ScoringTask = { job: ScoringJob; texts: readonly ScoringText[] };

/** What became of one text; without a score where nothing in it can be read. */
export type ScoredText = { textHash: string; scoring: TextScoring | null };

export type TextScoring = {
  score: number;
  match: StoredMatch;
  headline: string | null;
  name: string | null;
  email: string | null;
};

/** Scores texts somewhere else than where calls are answered. */
export type Scorer = {
  /** One answer for each text, in their order. The same text is scored once. */
  score(task: ScoringTask): Promise<ScoredText[]>;
  /** Makes ready what the first texts of a job would wait for. */
  prepare(job: ScoringJob): Promise<void>;
  close(): Promise<void>;
};
