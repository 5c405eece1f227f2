import { compileJob, score, type YearMonth } from '@candor/engine';
import { bm25 } from '../baselines/bm25';
import type { Corpus } from '../baselines/corpus';
import { keywordOverlap } from '../baselines/keyword-overlap';
import { textCombined } from '../baselines/text-combined';
import { tfIdf } from '../baselines/tf-idf';
import type { Query } from '../data/load';
import type { ScoredItem } from '../metrics/scored-item';

/** The present of every run, so that the figures of two runs compare. */
const AS_OF: YearMonth = { year: 2026, month: 1 };

/** Something that scores candidates for a job; `isOurs` parts the engine from what it must beat. */
export type System = { name: string; isOurs: boolean; rank(query: Query): ScoredItem[] };

/** The engine first, then the baselines. */
export function systems(corpus: Corpus): System[] {
  const baseline = (
    name: string,
    rate: (corpus: Corpus, job: string, candidate: string) => number,
  ): System => ({
    name,
    isOurs: false,
    rank: ({ job, candidates }) =>
      candidates.map(({ text, grade }) => ({ score: rate(corpus, job, text), grade })),
  });
  return [
    { name: 'Candor', isOurs: true, rank: rankWithEngine },
    baseline('TF-IDF', tfIdf),
    baseline('BM25', bm25),
    baseline('keywords', keywordOverlap),
    baseline('words at their best', textCombined),
  ];
}

/** Scores the candidates of one job with the engine. */
export function rankWithEngine({ job, candidates }: Query): ScoredItem[] {
  const compiled = compileJob(job);
  return candidates.map(({ text, grade }) => ({
    // A text without a score stands below every text with one.
    score: score(compiled, { text }, AS_OF) ?? -1,
    grade,
  }));
}

/** What one system made of all queries. */
export type Outcome = { system: System; queries: ScoredItem[][] };

/** Lets every system score every query. */
export function runSystems(all: readonly System[], queries: readonly Query[]): Outcome[] {
  return all.map((system) => ({ system, queries: queries.map((query) => system.rank(query)) }));
}
