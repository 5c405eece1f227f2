import { FORMULA_INSIDE, FORMULA_START } from './formula-start';

/** Characters for which RFC 4180 requires quoting, and those that end a cell for programs that expect another separator. */
export const NEEDS_QUOTES = /[",;\t\r\n]/;

const EVERY_TEXT = /^/;

/**
 * One cell by RFC 4180 that no spreadsheet executes. Every CSV written for users passes through here. A number stays
 * a number; null is empty.
 *
 * @param quoted which texts are put in quotation marks.
 */
export function csvCell(value: string | number | null, quoted: RegExp = EVERY_TEXT): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const inside = value.replaceAll(FORMULA_INSIDE, "$1'");
  const harmless = FORMULA_START.test(value) ? `'${inside}` : inside;
  return quoted.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
