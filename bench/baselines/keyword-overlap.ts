import type { Corpus } from './corpus';

/** The share of the job's words that stand in the candidate's text, 0 to 1: a keyword filter. */
export function keywordOverlap(corpus: Corpus, job: string, candidate: string): number {
  const wanted = [...corpus.bag(job).counts.keys()];
  const { counts } = corpus.bag(candidate);
  return wanted.filter((word) => counts.has(word)).length / Math.max(1, wanted.length);
}
