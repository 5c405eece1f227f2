import type { Corpus } from './corpus';
import { tfIdf } from './tf-idf';

// Tried on the development jobs themselves, so that the baseline stands there at its best.
const TITLE_WEIGHT = 8;
const SATURATION = 4;
const RARITY_POWER = 2;
const COSINE_WEIGHT = 2;

/**
 * Words alone at their best: how much of the job's words a text covers, the rare ones and those of the title above the
 * others, together with the cosine of TF-IDF.
 *
 * @returns 0 or more, without an upper bound; 0 for an empty text.
 */
export function textCombined(corpus: Corpus, job: string, candidate: string): number {
  return coverage(corpus, job, candidate) + COSINE_WEIGHT * tfIdf(corpus, job, candidate);
}

function coverage(corpus: Corpus, job: string, candidate: string): number {
  const [title = ''] = job.trimStart().split('\n', 1);
  const inTitle = corpus.bag(title).counts;
  const { counts } = corpus.bag(candidate);
  let asked = 0;
  let covered = 0;
  for (const word of corpus.bag(job).counts.keys()) {
    const weight = corpus.idf(word) ** RARITY_POWER * (inTitle.has(word) ? TITLE_WEIGHT : 1);
    const count = counts.get(word) ?? 0;
    asked += weight;
    covered += (weight * count * (SATURATION + 1)) / (count + SATURATION);
  }
  return asked === 0 ? 0 : covered / asked;
}
