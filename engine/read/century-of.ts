/** Two digits above it are a year of the last century. */
const LAST_SHORT_YEAR = 69;

/** The full year that two digits mean. */
export function centuryOf(shortYear: number): number {
  return shortYear > LAST_SHORT_YEAR ? 1900 + shortYear : 2000 + shortYear;
}
