import type { ScannedText } from './scan';

/** A date that begins with a number and ends in a year, which may have two digits. */
const NUMERIC = /(?<!\d[/-]?)(\d{1,2})[/-](\d{1,2})(?:[/-](?:19|20)\d\d|\/\d\d)(?![\d/])/g;
const MONTHS = 12;

/** Texts that have been looked through: each is asked about every date that may be read both ways. */
const KNOWN = new WeakMap<ScannedText, boolean>();

/**
 * Whether a text writes the day before the month: one of its dates says so and none the opposite ('31/08/2018'), or its language does.
 */
export function isDayFirst(scanned: ScannedText): boolean {
  const known = KNOWN.get(scanned);
  if (known !== undefined) return known;
  const { glossed, text } = scanned.folded;
  const found = glossed !== undefined || saysDayFirst(text);
  KNOWN.set(scanned, found);
  return found;
}

function saysDayFirst(text: string): boolean {
  let says = false;
  for (const [, first, second] of text.matchAll(NUMERIC)) {
    if (Number(second) > MONTHS) return false;
    says ||= Number(first) > MONTHS;
  }
  return says;
}
