const SIGNS_OR_DIGITS = /[\d+#]/;

/**
 * True if a form with inner dots is one abbreviation: 'b.sc', 'u.s.a', 'ph.d'. Such a form is read without its dots.
 * 'node.js' and '3.5' are not.
 */
export function isDottedAbbreviation(form: string): boolean {
  if (SIGNS_OR_DIGITS.test(form)) return false;
  const [first = '', ...rest] = form.split('.');
  const longest = Math.max(first.length, ...rest.map((part) => part.length));
  return first.length === 1 ? longest <= 4 : longest <= 2;
}
