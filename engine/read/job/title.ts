import { originalOffset } from '../fold';
import type { ScannedText } from '../scan';
import { TITLE_LABELS } from './title-labels';

/** The title of a job: words 0 to `last`, as written and cleaned. */
export type JobTitle = { readonly text: string; readonly last: number };

const LONGEST_TITLE = 14;
const LABEL = new RegExp(String.raw`^(?:${TITLE_LABELS})\s*[:\-–]\s*`, 'i');

/** The title on the first line that holds words; null where that line is a sentence. */
export function readTitle(scanned: ScannedText): JobTitle | null {
  const { words } = scanned;
  const line = words.line[0];
  if (line === undefined) return null;
  let last = 0;
  while (words.line[last + 1] === line) last++;
  if (last >= LONGEST_TITLE) return null;
  const start = originalOffset(scanned.folded, scanned.lines.start[line] ?? 0);
  const end = originalOffset(scanned.folded, scanned.lines.end[line] ?? 0);
  const text = scanned.text
    .slice(start, end)
    .replaceAll('**', '')
    .replace(/^[\s*#-]+/, '')
    .replace(LABEL, '')
    .replace(/[\s*#:|,–-]+$/, '');
  return text === '' ? null : { text, last };
}
