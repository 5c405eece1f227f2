import { LABELS_EMPLOYER } from './cues';
import { matchesIn } from './matches-in';
import type { WholeText } from './scan';
import type { SkipSpan } from './skip-spans';

/**
 * 'Company: Acme Developers', '• employer - ...': a label at the start of a line, and what follows up to the next
 * break, date or line end. Every repetition is bounded, so that no line of blanks takes long.
 */
const LABELLED =
  /^[^\p{L}\p{N}\n]{0,6}(?:(?:company|employer|organi[sz]ation|firm)(?: {0,3}:| {1,3}[-–—])|client {0,3}:)([^\n,;:|()/\d–—]{1,80})/gmu;
const SEPARATORS = [':', '-', '–', '—'];
/** A separator after a label, as few texts have. */
const AFTER_LABEL = /(?<=(?:company|employer|organi[sz]ation|firm|client) {0,3})[:\-–—]/y;
/** The last letters of the labels. */
const LABEL_ENDS = 'yrnmt';
/** A longer passage is not a name: 'Client: worked with three ministries on ...'. */
const LONGEST_NAME = 6;

/**
 * Spans of employer names after a label: a firm called 'Acme Developers' does not make its bookkeepers developers.
 */
export function employerSpans({ folded: { text }, cues }: WholeText): SkipSpan[] {
  const spans: SkipSpan[] = [];
  if ((cues & LABELS_EMPLOYER) === 0 || !hasLabel(text)) return spans;
  for (const found of matchesIn(text, LABELLED)) {
    const [after = ''] = (found[1] ?? '').split(' - ', 1);
    const name = after.trim();
    const end = found.index + found[0].length - (found[1] ?? '').length + after.trimEnd().length;
    if (name === '' || name.split(/\s+/).length > LONGEST_NAME) continue;
    spans.push([end - name.length, end]);
  }
  return spans;
}

/** A cheap check before the expensive one: to search for single signs takes a fraction of what a pattern takes. */
function hasLabel(text: string): boolean {
  for (const sign of SEPARATORS) {
    for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
      let end = at;
      while (text.charAt(end - 1) === ' ') end--;
      if (!LABEL_ENDS.includes(text.charAt(end - 1))) continue;
      AFTER_LABEL.lastIndex = at;
      if (AFTER_LABEL.test(text)) return true;
    }
  }
  return false;
}
