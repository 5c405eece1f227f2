/** The mean of the numbers that are numbers: a query without a relevant candidate has no figure. */
export function average(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  if (known.length === 0) return Number.NaN;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
