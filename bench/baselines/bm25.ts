import type { Corpus } from './corpus';

/** How fast a repeated word stops to matter, and how far long texts are held back: the usual values. */
const SATURATION = 1.5;
const LENGTH_SHARE = 0.75;

/**
 * Okapi BM25 (Robertson and Walker 1994) with each word of the job as one query term.
 *
 * @returns 0 or more, without an upper bound.
 */
export function bm25(corpus: Corpus, job: string, candidate: string): number {
  const { counts, length } = corpus.bag(candidate);
  const stretch = 1 - LENGTH_SHARE + (LENGTH_SHARE * length) / corpus.averageLength;
  let score = 0;
  for (const word of corpus.bag(job).counts.keys()) {
    const count = counts.get(word) ?? 0;
    score += (corpus.idf(word) * count * (SATURATION + 1)) / (count + SATURATION * stretch);
  }
  return score;
}
