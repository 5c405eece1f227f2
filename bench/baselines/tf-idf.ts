import type { Bag, Corpus } from './corpus';

/**
 * The cosine between the job and the candidate as vectors of (1 + ln count) · idf (Salton and
 * Buckley 1988).
 *
 * @returns 0 to 1.
 */
export function tfIdf(corpus: Corpus, job: string, candidate: string): number {
  const a = weights(corpus, corpus.bag(job));
  const b = weights(corpus, corpus.bag(candidate));
  const both = [...a].reduce((sum, [word, weight]) => sum + weight * (b.get(word) ?? 0), 0);
  const lengths = norm(a) * norm(b);
  return lengths === 0 ? 0 : both / lengths;
}

function weights(corpus: Corpus, bag: Bag): Map<string, number> {
  return new Map(
    [...bag.counts].map(([word, count]) => [word, (1 + Math.log(count)) * corpus.idf(word)]),
  );
}

function norm(vector: ReadonlyMap<string, number>): number {
  return Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0));
}
