import type { Folded } from './fold';
import { matchesIn } from './matches-in';
import type { SkipSpan } from './private';

/**
 * 'Company: Acme Developers', '• employer - ...': a label at the start of a line, and what follows up to the next
 * break, date or line end. Every repetition is bounded, so that no line of blanks takes long.
 */
const LABELLED =
  /^[^\p{L}\p{N}\n]{0,6}(?:(?:company|employer|organi[sz]ation|firm)(?: {0,3}:| {1,3}[-–—])|client {0,3}:)([^\n,;:|()/\d–—]{1,80})/gmu;
/** A separator after a label, wherever it is, as few texts have: a cheap check before the expensive one. */
const AFTER_LABEL = /[:\-–—](?<=(?:company|employer|organi[sz]ation|firm|client) {0,3}[:\-–—])/;
/** A longer passage is not a name: 'Client: worked with three ministries on ...'. */
const LONGEST_NAME = 6;

/**
 * Spans of employer names after a label: a firm called 'Acme Developers' does not make its bookkeepers developers.
 */
export function employerSpans({ text }: Folded): SkipSpan[] {
  const spans: SkipSpan[] = [];
  if (!AFTER_LABEL.test(text)) return spans;
  for (const found of matchesIn(text, LABELLED)) {
    const [after = ''] = (found[1] ?? '').split(' - ', 1);
    const name = after.trim();
    const end = found.index + found[0].length - (found[1] ?? '').length + after.trimEnd().length;
    if (name === '' || name.split(/\s+/).length > LONGEST_NAME) continue;
    spans.push([end - name.length, end]);
  }
  return spans;
}
