/** Months as some people of central Europe write them: 'IX 2018'. */
const ROMAN_MONTHS: ReadonlyMap<string, number> = new Map(
  'i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((numeral, index) => [numeral, index + 1]),
);
/** Two digits above it are a year of the last century. */
const LAST_SHORT_YEAR = 69;

/** The month that a word means as a Roman number; 0 if it is none. */
export function romanMonth(form: string): number {
  return ROMAN_MONTHS.get(form) ?? 0;
}

/** The full year that two digits mean. */
export function centuryOf(shortYear: number): number {
  return shortYear > LAST_SHORT_YEAR ? 1900 + shortYear : 2000 + shortYear;
}
