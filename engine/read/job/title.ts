import { originalOffset } from '../fold';
import type { ScannedText } from '../scan';
import { type Purpose, purposeOf } from './headings';
import { TITLE_LABELS } from './title-labels';

/** The title of a job: words 0 to `last`, as written and cleaned. */
export type JobTitle = { readonly text: string; readonly last: number };

const LONGEST_TITLE = 14;
/**
 * Sections that a posting without a title may start with; the others share their names with departments ('Legal').
 */
const OPENING_PARTS: ReadonlySet<Purpose | null> = new Set<Purpose>(['duties', 'must', 'about']);
const LABEL = new RegExp(String.raw`^(?:${TITLE_LABELS})\s*[:\-–]\s*`, 'i');

/** A title that a sentence above leads to: 'eine Pflegefachkraft'. */
const ARTICLE = /^(?:eine[nr]?|une?|een|una?) (?=\p{L})/u;

/** From the beginning of their run: otherwise thousands of them inside a line would be rescanned from each. */
const SIGNS_AT_END = /(?<![\s*#:|,–-])[\s*#:|,–-]+$/;

/**
 * The title on the first line with words; null if that line is a sentence or a section heading ('Position Summary'). A long
 * line of facts between bars opens with it: 'Billing Technician | City of Harbor Point | Finance | 40 hours a week'.
 */
export function readTitle(scanned: ScannedText): JobTitle | null {
  const { words } = scanned;
  const line = words.line[0];
  if (line === undefined) return null;
  let last = 0;
  while (words.line[last + 1] === line) last++;
  let close = scanned.lines.end[line] ?? 0;
  const bar = scanned.folded.text.slice(words.end[0], close).indexOf(' | ');
  if (last >= LONGEST_TITLE && bar !== -1) {
    close = (words.end[0] ?? 0) + bar;
    while ((words.start[last] ?? 0) > close) last--;
  }
  if (last >= LONGEST_TITLE) return null;
  const phrase = words.word.slice(0, last + 1).map(({ form }) => form);
  if (OPENING_PARTS.has(purposeOf(phrase.join(' ')))) return null;
  const start = originalOffset(scanned.folded, scanned.lines.start[line] ?? 0);
  const end = originalOffset(scanned.folded, close);
  const text = scanned.text
    .slice(start, end)
    .replaceAll('**', '')
    .replace(/^[\s*#-]+/, '')
    .replace(LABEL, '')
    .replace(ARTICLE, '')
    .replace(SIGNS_AT_END, '');
  return text === '' ? null : { text, last };
}
