import { isDenied } from '../../skills/denial';
import type { TitleMention } from '../../skills/mentions';
import { taxonomyIndex } from '../../taxonomy/index-taxonomy';
import { beginsLarge } from '../begins-large';
import type { ScannedText } from '../scan';
import { NO_BREAK } from '../words';

/** The first lines with words, in which a resume says who it is about. */
const OPENING_LINES = 6;
/** Words before a title that begins its line: 'Interim Senior Accountant'. */
const RANK_WORDS = 2;
const ARTICLES = new Set(['a', 'an']);

/**
 * The title that people give themselves in the first lines, before any description of work: 'Cost accountant, CIMA, 7
 * years in manufacturing', 'Finance Manager. 12 years of accounting', 'I am a cost accountant'. Null if there is
 * none.
 */
export function readHeadline(
  scanned: ScannedText,
  first: Int32Array,
  titles: readonly TitleMention[],
): TitleMention | null {
  const end = endOfOpening(scanned, first);
  for (const title of titles) {
    if (title.first >= end) return null;
    const isField = taxonomyIndex().titles[title.title]?.field === true;
    if (isField || isDenied(scanned, title.first, title.last)) continue;
    if (opensLine(scanned, first, title) || followsIAm(scanned, title)) return title;
  }
  return null;
}

/** The first word after the opening. */
function endOfOpening(scanned: ScannedText, first: Int32Array): number {
  const lines = scanned.lines.start.length;
  let seen = 0;
  for (let line = 0; line < lines; line++) {
    const next = first[line + 1] ?? scanned.words.word.length;
    if (next > (first[line] ?? next)) seen++;
    if (seen === OPENING_LINES) return next;
  }
  return scanned.words.word.length;
}

/** True if a line begins with a title and continues about the same person. */
function opensLine(scanned: ScannedText, first: Int32Array, title: TitleMention): boolean {
  const { word, line, gap } = scanned.words;
  const from = first[line[title.first] ?? 0] ?? 0;
  if (title.first - from > RANK_WORDS) return false;
  for (let at = from + 1; at < title.first; at++) if (!beginsLarge(scanned, at)) return false;
  const next = title.last + 1;
  return next >= word.length || gap[next] !== NO_BREAK || word[next]?.form === 'with';
}

function followsIAm({ words: { word } }: ScannedText, { first }: TitleMention): boolean {
  for (let at = first - 1; at >= Math.max(0, first - 1 - RANK_WORDS); at--) {
    if (ARTICLES.has(word[at]?.form ?? ''))
      return word[at - 1]?.form === 'am' && word[at - 2]?.form === 'i';
  }
  return false;
}
