import type { Folded } from './fold';
import type { SkipSpan } from './private';

/**
 * 'Company: Acme Developers', '• employer - ...': a label that opens a line, and what follows up to the next break, date or line
 * end. Every repetition has a bound, so that no line of blanks takes long.
 */
const LABELLED =
  /^[^\p{L}\p{N}\n]{0,6}(?:(?:company|employer|organi[sz]ation|firm)(?: {0,3}:| {1,3}[-–—])|client {0,3}:)([^\n,;:|()/\d–—]{1,80})/gmu;
/** A separator behind a label, wherever it stands, as few texts have: a cheap look before the costly one. */
const AFTER_LABEL = /[:\-–—](?<=(?:company|employer|organi[sz]ation|firm|client) {0,3}[:\-–—])/;
/** A longer passage is no name: 'Client: worked with three ministries on ...'. */
const LONGEST_NAME = 6;

/**
 * Spans of the names of employers behind a label: that a firm calls itself 'Acme Developers' does not make the people who
 * keep its books developers.
 */
export function employerSpans({ text }: Folded): SkipSpan[] {
  const spans: SkipSpan[] = [];
  if (!AFTER_LABEL.test(text)) return spans;
  for (const found of text.matchAll(LABELLED)) {
    const [after = ''] = (found[1] ?? '').split(' - ', 1);
    const name = after.trim();
    const end = found.index + found[0].length - (found[1] ?? '').length + after.trimEnd().length;
    if (name === '' || name.split(/\s+/).length > LONGEST_NAME) continue;
    spans.push([end - name.length, end]);
  }
  return spans;
}
