const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
};
const YEARS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)\s*(?:\(\d{1,2}\)\s*)?(?:\+|plus|or more)?\s*(?:(?:-|to|or)\s*\d{1,2}\s*\+?\s*)?(?:years?|yrs?)\b(?!\s+(?:old|of age|ago))/;
const MONTHS =
  /\b(\d{1,2})\s*\+?\s*(?:-\s*\d{1,2}\s*)?months?'?\s+(?:of\s+)?(?:\w+\s+){0,3}experience\b/;
const MOST_YEARS = 30;

/** The fewest years that a folded sentence asks for; null where it asks for none. */
export function askedYears(sentence: string): number | null {
  const years = YEARS.exec(sentence)?.[1];
  if (years !== undefined) {
    const value = NUMBERS[years] ?? Number(years);
    return value > 0 && value <= MOST_YEARS ? value : null;
  }
  const months = MONTHS.exec(sentence)?.[1];
  return months === undefined ? null : Math.round((Number(months) / 12) * 10) / 10;
}
