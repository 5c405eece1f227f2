/** Parts of one letter or two, or of up to four behind one of a single letter. */
const ABBREVIATION = /^(?:[^\d+#.]{0,2}(?:\.[^\d+#.]{0,2})*|[^\d+#.](?:\.[^\d+#.]{0,4})*)$/;

/**
 * True if a form with inner dots is one abbreviation: 'b.sc', 'u.s.a', 'ph.d'. Such a form is read without its dots.
 * 'node.js' and '3.5' are not.
 */
export function isDottedAbbreviation(form: string): boolean {
  return ABBREVIATION.test(form);
}
