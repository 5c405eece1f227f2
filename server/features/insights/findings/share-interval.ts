/** Of a normal distribution: 95 of 100 lie within. */
const Z = 1.96;

/**
 * Between which shares, in whole percent, the true one lies with 95% confidence where `met` of `n` were seen: the score interval of
 * Wilson (1927), which holds for few people and for shares near 0 and 1, too.
 */
export function shareInterval(met: number, n: number): { low: number; high: number } {
  const share = met / n;
  const middle = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half =
    (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  const percent = (value: number) => Math.round(100 * Math.min(1, Math.max(0, value)));
  return { low: percent(middle - half), high: percent(middle + half) };
}
