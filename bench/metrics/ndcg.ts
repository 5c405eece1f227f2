import { average } from './average';
import { type ScoredItem, tieGroups } from './scored-item';

const gain = (grade: number): number => 2 ** grade - 1;
const discount = (rank: number): number => 1 / Math.log2(rank + 1);

/**
 * Normalised discounted cumulative gain of the first `depth` ranks (Järvelin and Kekäläinen 2002,
 * with the gain 2^grade - 1). Tied items each count with the mean gain of their group, which is the
 * expectation over all orders of the tie.
 *
 * @returns 0 to 1; NaN where no item has a grade above 0.
 */
export function ndcg(items: readonly ScoredItem[], depth: number): number {
  const ideal = items.map((item) => gain(item.grade)).sort((a, b) => b - a);
  const best = discounted(ideal, depth);
  if (best === 0) return Number.NaN;
  const ranked = tieGroups(items).flatMap((group) => {
    const mean = average(group.map((item) => gain(item.grade)));
    return group.map(() => mean);
  });
  return discounted(ranked, depth) / best;
}

function discounted(gains: readonly number[], depth: number): number {
  return gains.slice(0, depth).reduce((sum, value, index) => sum + value * discount(index + 1), 0);
}
