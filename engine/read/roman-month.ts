/** Months as some people of central Europe write them: 'IX 2018 - V 2021'. */
const ROMAN_MONTHS: ReadonlyMap<string, number> = new Map(
  'i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((numeral, index) => [numeral, index + 1]),
);

/** The month that a word means as a Roman number; 0 if it is none. */
export function romanMonth(form: string): number {
  return ROMAN_MONTHS.get(form) ?? 0;
}
