import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { JobFamily } from './job-families';
import { type TermWeights, termWeights } from './term-weights';

/**
 * From this closeness to the job on, a family's vocabulary counts as well, and its weight relative to the job's own.
 */
const NEAR_FROM = 0.3;
const NEAR_SHARE = 0.1;

/** The vocabulary of a job. Its terms are numbered in the order in which the families have them. */
export type DomainTerms = TermWeights & {
  /** The numbers of its terms in the vocabularies of the map. */
  readonly terms: readonly number[];
  /** By the number of a term in the map, one more than its number here; 0 if the job does not have it. */
  readonly numbers: Uint16Array;
};

/**
 * The vocabulary of the job's families as one list, with a little of that of nearby families (`closeness`, of all
 * families); a term of several families adds up.
 */
export function domainTerms(families: readonly JobFamily[], closeness: Float64Array): DomainTerms {
  const { stems, from, term, weight } = taxonomyIndex().vocabulary;
  const terms: number[] = [];
  const weights: number[] = [];
  const numbers = new Uint16Array(stems.length);
  for (let family = 0; family < closeness.length; family++) {
    const share = shareOf(family, families, closeness);
    if (share === 0) continue;
    const end = from[family + 1] ?? 0;
    for (let place = from[family] ?? 0; place < end; place++) {
      const at = term[place] ?? 0;
      if (numbers[at] === 0) {
        numbers[at] = terms.push(at);
        weights.push(0);
      }
      const number = (numbers[at] ?? 0) - 1;
      weights[number] = (weights[number] ?? 0) + share * (weight[place] ?? 0);
    }
  }
  return { terms, numbers, ...termWeights(weights) };
}

function shareOf(family: number, families: readonly JobFamily[], closeness: Float64Array): number {
  const near = closeness[family] ?? 0;
  let share = near > NEAR_FROM ? NEAR_SHARE * near : 0;
  for (const own of families) if (own.family === family) share += own.share;
  return share;
}
