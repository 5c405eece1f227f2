import { average } from './average';
import type { ScoredItem } from './scored-item';

/**
 * Spearman's rank correlation between scores and grades: Pearson's correlation of the ranks, tied
 * values sharing their mean rank.
 *
 * @returns -1 to 1; NaN where all scores or all grades are the same.
 */
export function spearman(items: readonly ScoredItem[]): number {
  const a = ranks(items.map((item) => item.score));
  const b = ranks(items.map((item) => item.grade));
  const middle = average(a);
  let both = 0;
  let ofA = 0;
  let ofB = 0;
  for (const [index, rank] of a.entries()) {
    const x = rank - middle;
    const y = (b[index] ?? middle) - middle;
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return both / Math.sqrt(ofA * ofB);
}

function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  // The first and the last place of a value give the mean of its ranks, counted from 1.
  const rankOf = new Map(
    values.map((value) => [value, (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1]),
  );
  return values.map((value) => rankOf.get(value) ?? Number.NaN);
}
