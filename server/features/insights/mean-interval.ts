const Z = 1.96;

/**
 * The range that contains the true average of scores with 95% confidence, to one decimal: Student's interval for `n`
 * people with this spread. Its quantile is the expansion of Fisher and Cornish (1960), which is within 2% from five
 * people on.
 */
export function meanInterval(
  average: number,
  spread: number,
  n: number,
): { low: number; high: number } {
  const free = n - 1;
  const quantile =
    Z + (Z ** 3 + Z) / (4 * free) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * free ** 2);
  const half = (quantile * spread) / Math.sqrt(n);
  const score = (value: number) => Math.round(10 * Math.min(100, Math.max(0, value))) / 10;
  return { low: score(average - half), high: score(average + half) };
}
