import { addressParts, isReach } from './address';
import type { Folded } from './fold';
import { foldedOffset, originalOffset } from './fold';
import { endOfLine, type FoundName, nameAt } from './header-name';
import type { KnownLines } from './known-lines';
import { mailedName } from './mailed-name';
import type { SkipSpan } from './skip-spans';

/** Lines at the top in which people write who they are and where they live. */
const HEADER_LINES = 8;

/** What the top of a resume says about the person, in offsets of the original text. */
export type Header = {
  readonly name: { readonly start: number; readonly end: number } | null;
  readonly spans: readonly SkipSpan[];
};

/** Finds the name and the address lines at the top of a resume. The top ends where the first section begins. */
export function readHeader(text: string, folded: Folded, known: KnownLines): Header {
  const spans: SkipSpan[] = [];
  let name: FoundName | null = null;
  let seen = 0;
  let told = 0;
  let start = 0;
  while (start < folded.text.length && seen < HEADER_LINES) {
    const end = endOfLine(folded.text, start);
    const read = folded.text.slice(start, end).trim();
    if (known.isHeading(read)) break;
    let behind = start;
    if (read !== '') {
      seen++;
      let found: FoundName | null = null;
      if (name === null) {
        // A block of addresses at the right edge may begin above the name at the left one.
        if (!isReach(text.slice(originalOffset(folded, start), originalOffset(folded, end)).trim()))
          told++;
        found = nameAt(text, folded, start, told, known);
      }
      if (found !== null) {
        name = found;
        behind = found.until;
        spans.push([start, behind]);
      }
      if (behind < end)
        spans.push(...addressParts(text, folded, behind, end, known, found !== null));
    }
    start = Math.max(end, behind) + 1;
  }
  const mailed = name === null ? mailedName(text, folded, known) : null;
  if (mailed !== null) spans.push([foldedOffset(folded, mailed.start), mailed.until]);
  return { name: name ?? mailed, spans };
}
