import type { ScoredItem } from './scored-item';

/**
 * The share of pairs with different grades whose scores stand in the order of the grades; equal
 * scores count one half.
 *
 * @returns 0 to 1; NaN where all grades are the same.
 */
export function pairOrder(items: readonly ScoredItem[]): number {
  let pairs = 0;
  let right = 0;
  for (const [index, a] of items.entries()) {
    for (const b of items.slice(index + 1)) {
      if (a.grade === b.grade) continue;
      pairs += 1;
      if (a.score === b.score) right += 0.5;
      else if (a.score > b.score === a.grade > b.grade) right += 1;
    }
  }
  return pairs > 0 ? right / pairs : Number.NaN;
}
