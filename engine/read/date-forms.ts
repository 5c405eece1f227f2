/** Months as some people of central Europe write them: 'IX 2018'. */
const ROMAN_MONTHS: ReadonlyMap<string, number> = new Map(
  'i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((numeral, index) => [numeral, index + 1]),
);
/** '201803' and '2018.9'; with other numbers around it the first may be a count, the second a version. */
export const YEAR_AND_MONTH = /^((?:19[4-9]|20[0-6])\d)(?:\.(1[0-2]|[1-9])|(0[1-9]|1[0-2]))$/;
/** 'FY2018' and 'FY18'. */
export const FISCAL_YEAR = /^fy((?:19[4-9]|20[0-6])\d|\d\d)$/;
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

/** Whether a word may begin a date that is read as one in a range alone. */
export function mayOpenRange(form: string): boolean {
  return YEAR_AND_MONTH.test(form) || FISCAL_YEAR.test(form);
}
