import { type ScoredItem, tieGroups } from './scored-item';

/**
 * Average precision with grades of `relevantFrom` and above as relevant. Inside a tie it is the
 * expectation over all orders: the k-th place of n tied items, r of them relevant, holds a relevant
 * one with probability r/n, and then (k-1)(r-1)/(n-1) relevant ones stand before it in the tie.
 *
 * @returns 0 to 1; NaN where nothing is relevant.
 */
export function averagePrecision(items: readonly ScoredItem[], relevantFrom: number): number {
  const total = items.filter((item) => item.grade >= relevantFrom).length;
  if (total === 0) return Number.NaN;
  let seen = 0;
  let found = 0;
  let sum = 0;
  for (const group of tieGroups(items)) {
    const relevant = group.filter((item) => item.grade >= relevantFrom).length;
    const others = Math.max(1, group.length - 1);
    for (let place = 1; place <= group.length; place += 1) {
      const before = found + ((place - 1) * (relevant - 1)) / others;
      sum += ((relevant / group.length) * (before + 1)) / (seen + place);
    }
    seen += group.length;
    found += relevant;
  }
  return sum / total;
}
