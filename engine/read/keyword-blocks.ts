import { hasLineCue } from './has-line-cue';
import { LABELS_KEYWORDS } from './line-cues';
import { isHeap } from './list-lines';
import type { Role } from './roles/role';
import type { ScannedText } from './scan';
import { SECTIONS } from './section-headings';
import type { SectionMap } from './sections';
import type { SkipSpan } from './skip-spans';

/** Items on one line from which a list without a skills heading is a keyword block. */
const FEWEST_ITEMS = 15;
/** The same for words in a row that nothing separates: most names have one or two. */
const FEWEST_HEAPED = 24;
const SEPARATOR = /[,;|•·▪]/;
const HOLDS_LISTS = new Set(
  (['skills', 'certifications', 'languages', 'education', 'publications'] as const).map((name) =>
    SECTIONS.indexOf(name),
  ),
);

/** A text as far as it must be read to detect its blocks. */
type ReadLines = {
  readonly scanned: ScannedText;
  readonly firstWord: Int32Array;
  readonly lists: Uint8Array;
  readonly sections: SectionMap;
  readonly roles: readonly Role[];
};

/**
 * The lines, as spans of folded text, that are made for a search engine and not for a reader: long lists of terms
 * outside the sections where people list what they know and outside any dated work, and lines labelled as keywords.
 */
export function keywordBlocks({
  scanned,
  firstWord,
  lists,
  sections,
  roles,
}: ReadLines): SkipSpan[] {
  const blocks: SkipSpan[] = [];
  const spanOf = (line: number): SkipSpan => [
    scanned.lines.start[line] ?? 0,
    scanned.lines.end[line] ?? 0,
  ];
  for (let line = 0; line < lists.length; line++) {
    const from = firstWord[line] ?? 0;
    const to = firstWord[line + 1] ?? from;
    if (to === from) continue;
    const labelled = hasLineCue(scanned, from, LABELS_KEYWORDS) && hasColon(scanned, from);
    if (labelled) blocks.push(spanOf(line));
    if (labelled || to - from < FEWEST_ITEMS || lists[line] !== 1) continue;
    if (HOLDS_LISTS.has(sections.ofLine[line] ?? 0)) continue;
    const inWork = roles.some(
      (role) => role.period !== null && role.firstLine <= line && line <= role.lastLine,
    );
    if (!inWork && isLong(scanned, from, to)) blocks.push(spanOf(line));
  }
  return blocks;
}

function hasColon({ folded, words }: ScannedText, at: number): boolean {
  const end = words.end[at] ?? 0;
  return /^\s*:/.test(folded.text.slice(end, end + 3));
}

/** True for a line of more terms than anybody would read. */
function isLong(scanned: ScannedText, from: number, to: number): boolean {
  if (to - from >= FEWEST_HEAPED && isHeap(scanned, from, to)) return true;
  return itemsOf(scanned, from, to) >= FEWEST_ITEMS;
}

function itemsOf({ folded, words }: ScannedText, from: number, to: number): number {
  let items = 1;
  for (let at = from + 1; at < to; at++) {
    if (SEPARATOR.test(folded.text.slice(words.end[at - 1] ?? 0, words.start[at] ?? 0))) items++;
  }
  return items;
}
