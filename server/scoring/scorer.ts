import type { Span } from '@candor/domain/model/match';
import type { Meaning, YearMonth } from '@candor/engine';
import type { ScoringTerms } from './account-terms';
import type { OutgoingTexts } from './ask-meaning';
import type { MatchedBatch, StoredMatch } from './stored-match';

/** What all candidates of a batch are matched with. */
export type ScoringJob = MatchedBatch & {
  jobText: string;
  /** What 'present' in a resume means. */
  asOf: YearMonth;
  /** The account's own terms; null for none. */
  terms: ScoringTerms | null;
  /** The model of the semantic signal that the job is to be scored with; null for none. */
  semanticModel: string | null;
};

export type ScoringText = {
  text: string;
  hiddenSpans: readonly Span[];
  truncated: boolean;
  /** What makes the reading doubtful, in words; null when nothing does. */
  readingNote?: string | null;
  /** What the model says about it; without it the text is scored by words alone. */
  meaning?: Meaning;
};

export type ScoringTask = { job: ScoringJob; texts: readonly ScoringText[] };

/** The outcome of one text; without a score if nothing in it can be read. */
export type ScoredText = {
  textHash: string;
  scoring: TextScoring | null;
  /** Says of a text without a score that it is in a language that is not read. */
  unreadLanguage?: string;
};

export type TextScoring = {
  score: number;
  match: StoredMatch;
  headline: string | null;
  name: string | null;
  email: string | null;
};

/** Scores texts outside the thread that answers calls. */
export type Scorer = {
  /** One answer for each text, in their order. The same text is scored once. */
  score(task: ScoringTask): Promise<ScoredText[]>;
  /** What would have to be sent to know the meaning of these texts. */
  outgoing(task: ScoringTask): Promise<OutgoingTexts>;
  /** Prepares what the first texts of a job would wait for. */
  prepare(job: ScoringJob): Promise<void>;
  close(): Promise<void>;
};
