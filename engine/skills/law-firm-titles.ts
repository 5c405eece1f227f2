import { LINE_BREAK, NO_BREAK, type ScannedText } from '../read/scan';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { splitName } from '../taxonomy/split-name';
import type { TitleMention } from './mentions';

/** What lawyers are called inside a firm of lawyers and others in any other, with the title of the map that says the same. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['associate', 'associate attorney'],
  ['partner', 'attorney'],
]);
const RANKS = new Set([
  'senior',
  'junior',
  'managing',
  'summer',
  'equity',
  'founding',
  'mid-level',
]);
/** What the name of such a firm ends in, on the line of the title or beside it. */
const FIRM =
  /\b(?:llp|pllc|law (?:firm|offices?|group|chambers|practice)|attorneys|solicitors|advocates)\b/;
/** Auditors are partners of an LLP as well: the resume must be one of a lawyer. */
const OF_LAWYER =
  /\b(?:j\.d|jd\b|juris doctor|ll\.?[bm]\b|bar\b|attorney|lawyer|litigation|solicitor|school of law|law school)/;
const LINES_BESIDE = 2;

/** The titles that only the name of a law firm beside them tells: 'Associate', 'Rowan & Pike LLP'. */
export function lawFirmTitles(scanned: ScannedText): TitleMention[] {
  const { text } = scanned.folded;
  if (!FIRM.test(text) || !OF_LAWYER.test(text)) return [];
  const found: TitleMention[] = [];
  scanned.words.word.forEach(({ form }, at) => {
    const title = TITLES.get(form);
    if (title === undefined || !isWholeItem(scanned, at) || !isBesideFirm(scanned, at)) return;
    const number = titleNumber(title);
    if (number !== null) found.push({ title: number, first: at, last: at, nested: false });
  });
  return found;
}

/** Alone on its line or between commas, but for a word of rank. */
function isWholeItem({ words }: ScannedText, at: number): boolean {
  const { word, gap } = words;
  const first = RANKS.has(word[at - 1]?.form ?? '') && gap[at] === NO_BREAK ? at - 1 : at;
  return gap[first] !== NO_BREAK && (gap[at + 1] ?? LINE_BREAK) !== NO_BREAK;
}

function isBesideFirm({ words, lines, folded }: ScannedText, at: number): boolean {
  const line = words.line[at] ?? 0;
  const from = lines.start[Math.max(0, line - LINES_BESIDE)] ?? 0;
  const to = lines.end[Math.min(lines.end.length - 1, line + LINES_BESIDE)] ?? folded.text.length;
  return FIRM.test(folded.text.slice(from, to));
}

function titleNumber(title: string): number | null {
  const { names, wordIds } = taxonomyIndex();
  let node = names;
  for (const form of splitName(title)) {
    const next = node.next?.get(wordIds.get(form) ?? 0);
    if (next === undefined) return null;
    node = next;
  }
  return node.title === -1 ? null : node.title;
}
