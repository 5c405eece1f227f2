/** Of a normal distribution: 95 of 100 lie within. */
const Z = 1.96;

/**
 * The range of shares, in whole percent, that contains the true one with 95% confidence if `met` of `n` were
 * observed: the score interval of Wilson (1927), which is valid for few people and for shares near 0 and 1, too.
 */
export function shareInterval(met: number, n: number): { low: number; high: number } {
  const share = met / n;
  const middle = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half =
    (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  const percent = (value: number) => Math.round(100 * Math.min(1, Math.max(0, value)));
  return { low: percent(middle - half), high: percent(middle + half) };
}
