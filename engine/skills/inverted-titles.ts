import { REGISTER_HEADS } from '../read/cue-lists';
import { OPENS_REGISTER } from '../read/cues';
import type { ScannedText } from '../read/scan';
import { LINE_BREAK, NO_BREAK } from '../read/words';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { TitleMention } from './mentions';
import { NONE, ROOT } from './name-trie';
import { SENIORITY } from './seniority';

const SIGN = /^(?:,| ?[-–—:] ?| \() ?$/;
/** What ends the second part: anything but a space before one more word of it. */
const GOES_ON = /^ $/;
const LONGEST_PART = 3;
/** Words that a title is tied to its employer with: 'Engineer, Software at Kiln'. */
const TIES = new Set(['at', 'for', 'with', 'in', 'from', 'since', 'to']);

/**
 * Titles that begin a line with what somebody is and continue with the kind: 'Manager – Accounts', 'Engineer, Software, Senior',
 * 'Nurse (Registered)'. The second part must be whole, since 'Manager, Office Depot' is no office manager.
 */
export function invertedTitles(scanned: ScannedText): TitleMention[] {
  const { word, gap, cue } = scanned.words;
  const found: TitleMention[] = [];
  for (let at = 0; at < cue.length; at++) {
    if (gap[at] !== LINE_BREAK || ((cue[at] ?? 0) & OPENS_REGISTER) === 0) continue;
    const head = SENIORITY.has(word[at]?.form ?? '') && gap[at + 1] === NO_BREAK ? at + 1 : at;
    if (!REGISTER_HEADS.has(word[head]?.form ?? '') || !SIGN.test(between(scanned, head))) continue;
    const title = titleOf(scanned, head);
    if (title !== null) found.push(title);
  }
  return found;
}

/** The titles with those that a longer one holds marked as held by it. */
export function withLonger(
  titles: readonly TitleMention[],
  longer: readonly TitleMention[],
): TitleMention[] {
  const held = titles.map((title) =>
    longer.some(({ first, last }) => title.first >= first && title.last <= last)
      ? { ...title, nested: true }
      : title,
  );
  return [...held, ...longer].sort((a, b) => a.first - b.first || b.last - a.last);
}

function titleOf(scanned: ScannedText, head: number): TitleMention | null {
  const { id, line } = scanned.words;
  const { names } = taxonomyIndex();
  let node = ROOT;
  for (let last = head + 1; last <= head + LONGEST_PART; last++) {
    node = line[last] === line[head] ? names.after(node, id[last] ?? 0) : NONE;
    if (node === NONE) return null;
    if (isWhole(scanned, last)) {
      const title = names.titleAt(names.after(node, id[head] ?? 0));
      return title === NONE ? null : { title, first: head, last, nested: false };
    }
  }
  return null;
}

function isWhole(scanned: ScannedText, last: number): boolean {
  const next = scanned.words.word[last + 1];
  if (next === undefined || !GOES_ON.test(between(scanned, last))) return true;
  return next.year > 0 || next.month > 0 || TIES.has(next.form);
}

function between({ words, folded }: ScannedText, at: number): string {
  return folded.text.slice(words.end[at] ?? 0, words.start[at + 1] ?? folded.text.length);
}
