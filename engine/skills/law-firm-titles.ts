import type { ScannedText } from '../read/scan';
import { LINE_BREAK, NO_BREAK } from '../read/words';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { splitName } from '../taxonomy/split-name';
import type { TitleMention } from './mentions';
import { NONE } from './name-trie';

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
  const ids = scanned.words.id;
  const found: TitleMention[] = [];
  for (const { id, title } of wordsOfTitles()) {
    for (let at = ids.indexOf(id); at !== -1; at = ids.indexOf(id, at + 1)) {
      if (isWholeItem(scanned, at) && isBesideFirm(scanned, at))
        found.push({ title, first: at, last: at, nested: false });
    }
  }
  return found.length > 0 && OF_LAWYER.test(scanned.folded.text) ? found : [];
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

/** A word by its number in the taxonomy, and the number of the title that it stands for. */
type TitleWord = { readonly id: number; readonly title: number };

let built: readonly TitleWord[] | null = null;

function wordsOfTitles(): readonly TitleWord[] {
  built ??= [...TITLES].flatMap(([form, title]) => titleWord(form, title));
  return built;
}

function titleWord(form: string, title: string): TitleWord[] {
  const { names, wordIds } = taxonomyIndex();
  const found = names.titleAt(names.find(splitName(title).map((part) => wordIds.get(part) ?? 0)));
  const id = wordIds.get(form);
  return id === undefined || found === NONE ? [] : [{ id, title: found }];
}
