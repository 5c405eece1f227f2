/** What separates the groups of a number: never a line break. */
const SIGN = String.raw`[ \t\u00a0.\-\u2010-\u2015/]`;
const GAP = `${SIGN}{0,3}`;
/** '+44 (0)20 7946 0018', '0049-89-123456', '(+48) 600 123 456': the country first. */
const INTERNATIONAL = String.raw`(?:\(\+[1-9]\d{0,2}\)|(?:\+${GAP}|00)[1-9]\d{0,2})(?:${GAP}\(?\d{1,5}\)?){2,6}`;
/** '(415) 555-0132', '1-415-555-0132', '415.555.0132', '4155550132': North America. */
const NORTH_AMERICAN = String.raw`(?:1${GAP})?(?:\(\d{3}\)${GAP}\d{3}${GAP}\d{4}|\d{3}${SIGN}{1,3}\d{3}${SIGN}{1,3}\d{4}|[2-9]\d{2}[2-9]\d{6})`;
/** '020 7946 0018', '06 12 34 56 78', '(030) 123456', '0412 345 678': a trunk zero first. */
const WITH_TRUNK = String.raw`\(?0[1-9]\d{0,4}\)?(?:${SIGN}{1,3}\d{2,8}){1,4}|0[1-9]\d{8,9}`;
/** '98765 43210', '9876543210', '91234567890': ten digits in halves or in one. */
const PLAIN = String.raw`[6-9]\d{4}${GAP}\d{5}|[6-9]\d{2}${GAP}\d{3}${GAP}\d{4}`;
/** '612 345 678', '612 34 56 78' in Spain, '55 1234 5678' in Mexico: groups separated by blanks, no leading zero. */
const SPANISH = String.raw`[6-9]\d{2} (?:\d{3} (?!000)\d{3}|\d{2} \d{2} \d{2})(?! ?[€$£])|[2-9]\d \d{4} \d{4}`;
const FORMS = [INTERNATIONAL, NORTH_AMERICAN, WITH_TRUNK, PLAIN, SPANISH].join('|');
/** No digit, letter, decimal or path is adjacent to a number; 'x12' after it is the extension. */
const BEFORE = String.raw`(?<![\p{L}\d#$€£_])(?<!\d[.,/\-])`;
const AFTER = String.raw`(?![\d_@%])(?![.\-/]\d)(?!\p{L}(?!\d))`;
const NUMBER = new RegExp(`${BEFORE}(?:${FORMS})${AFTER}`, 'giu');
const LABEL = String.raw`\b(?:t[eé]l[eé]phone|telefoo?n|tel[eé]fono|m[oó]vil|celular|mobil|mobiel|handy|gsm|portable|t[eé]l|tele?phone|phone|mobile|mob|cell(?:ular)?|tel|contact|call|ph)\b(?:\s*(?:no|number|nr|#))?\.?[ \t]*(?:\([a-z]{1,8}\))?[ \t]*[:.\-]?[ \t]*`;
/** Seven digits or more with what may be between them: every number has them. */
const DIGITS_TOGETHER = String.raw`\+?\(?\d[\d()${SIGN.slice(1, -1)}]{5,24}\d`;
const WHOLE_DIGITS = new RegExp(`${DIGITS_TOGETHER}${AFTER}`, 'yu');
const SOME_DIGITS = new RegExp(DIGITS_TOGETHER, 'g');
const LABEL_BEFORE = new RegExp(`${LABEL}$`, 'iu');
/** A label and the spaces after it, in characters. */
const LONGEST_LABEL = 160;
/** Labels of other kinds of numbers, directly before them. */
const OTHER =
  /(?:zip|postal|post ?code|pin ?code|\bid|ssn|passport|account|licen[cs]e|fax|reference|employee|student|roll|invoice|isbn|order|case)\b[^\n\d]{0,14}$/i;
const DATE =
  /^\(?(?:(?:19|20)\d\d\D{1,3}(?:19|20)\d\d|(?:19|20)\d\d\D\d{1,2}\D\d{1,2}|\d{1,2}\D\d{1,2}\D(?:19|20)\d\d|\d{1,2}\D(?:19|20)\d\d\D{1,3}\d{1,2}\D(?:19|20)\d\d)$/;
/** Digits of a number with its area code: E.164 allows 15 with the country. */
const DIGITS = { fewest: 9, most: 15 };
/** If the text labels it as a number, a local one without its area code is enough. */
const FEWEST_LABELLED = 7;

/**
 * Finds the phone number of a resume as written: the first that is labelled as one, otherwise the first in a usual
 * national or international format. Postal codes, dates and document numbers are not. Null if there is none.
 */
export function findPhone(text: string): string | null {
  const some = Array.from(text.matchAll(SOME_DIGITS), ({ index }) => index);
  if (some.length === 0) return null;
  return labelledNumber(text, some) ?? plainNumber(text);
}

/** The first number that begins at one of `places` with a label directly before it. */
function labelledNumber(text: string, places: readonly number[]): string | null {
  for (const place of places) {
    if (!LABEL_BEFORE.test(text.slice(Math.max(0, place - LONGEST_LABEL), place))) continue;
    WHOLE_DIGITS.lastIndex = place;
    const written = WHOLE_DIGITS.exec(text)?.[0] ?? '';
    const inForm = new RegExp(NUMBER).exec(written)?.[0];
    const number = inForm ?? written;
    if (isNumber(number, inForm === undefined ? FEWEST_LABELLED : DIGITS.fewest))
      return number.trim();
  }
  return null;
}

function plainNumber(text: string): string | null {
  for (const found of text.matchAll(NUMBER)) {
    const before = text.slice(Math.max(0, found.index - 30), found.index);
    if (!OTHER.test(before) && isNumber(found[0], DIGITS.fewest)) return found[0].trim();
  }
  return null;
}

function isNumber(written: string, fewest: number): boolean {
  const digits = written.replace(/\D/g, '');
  if (digits.length < fewest || digits.length > DIGITS.most) return false;
  return !DATE.test(written.trim()) && !/^(\d)\1+$/.test(digits);
}
