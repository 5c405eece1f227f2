/** A moment to the month; 'present' in a resume means the one that the caller passes in. */
export type YearMonth = { readonly year: number; readonly month: number };

/** Months since year 0, so that spans subtract. */
export function monthNumber(at: YearMonth): number {
  return at.year * 12 + at.month - 1;
}
