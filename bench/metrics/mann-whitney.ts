/**
 * How likely two samples this different are when both come from one distribution: the two-sided p of the Mann-Whitney U test, by its
 * normal approximation with the correction for ties and for continuity (Mann and Whitney 1947), which wants some twenty values each.
 *
 * @returns 0 to 1; 1 where all values are the same.
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = [...a, ...b].sort((x, y) => x - y);
  const rankOf = new Map<number, number>();
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    const value = all[from] ?? 0;
    let to = from;
    while (all[to] === value) to += 1;
    rankOf.set(value, (from + to + 1) / 2);
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const n = all.length;
  const u =
    a.reduce((sum, value) => sum + (rankOf.get(value) ?? 0), 0) - (a.length * (a.length + 1)) / 2;
  const variance = ((a.length * b.length) / 12) * (n + 1 - ties / (n * (n - 1)));
  if (variance === 0) return 1;
  const away = Math.max(0, Math.abs(u - (a.length * b.length) / 2) - 0.5);
  return Math.min(1, 2 * upperTail(away / Math.sqrt(variance)));
}

/** The share of a standard normal distribution above z >= 0, to seven places (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const sum =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
