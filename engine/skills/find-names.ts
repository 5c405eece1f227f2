import { IS_NAME, OPENS_NAME } from '../read/cues';
import { originalOffset } from '../read/fold';
import type { ScannedText } from '../read/scan';
import { NO_BREAK } from '../read/words';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { countsInContext, meansOtherwise } from './context';
import { invertedTitles, withLonger } from './inverted-titles';
import { lawFirmTitles } from './law-firm-titles';
import type { ConceptMention, TitleMention } from './mentions';
import { isLabel, isOther, isShortFor } from './name-doubts';
import { NONE, ROOT } from './name-trie';
import { certificateMeant } from './named-certificate';
import { ownNameAt } from './own-name-at';
import { standsForItself } from './stands-for-itself';

export type FoundNames = {
  readonly concepts: ConceptMention[];
  readonly titles: TitleMention[];
};

/**
 * Finds concept names and job titles in one pass, the longest match first, never across a comma, a full stop or a
 * line end; an own term wins a tie. A name that is also a plain word counts only if its context says so. From word
 * `askedFrom` on, the text lists what a job asks for, so that such a name also counts if it stands alone; null for
 * any other text.
 */
export function findNames(scanned: ScannedText, askedFrom: number | null = null): FoundNames {
  const { id, gap } = scanned.words;
  const { conceptNames, names } = taxonomyIndex();
  const concepts: ConceptMention[] = [];
  const unsure: number[] = [];
  const titles: TitleMention[] = [];
  let conceptFrom = 0;
  let titleFrom = 0;
  const shorter: TitleMention[] = [];
  for (let first = 0; first < id.length; first++) {
    if (!mayOpenName(scanned, first)) continue;
    let node = names.after(ROOT, id[first] ?? 0);
    let nameEnd = -1;
    let name = NONE;
    let titleEnd = -1;
    let title = NONE;
    for (let last = first; node !== NONE; last++) {
      if (names.nameAt(node) !== NONE) {
        name = names.nameAt(node);
        nameEnd = last;
      }
      if (names.titleAt(node) !== NONE) {
        if (title !== NONE) shorter.push({ title, first, last: titleEnd, nested: true });
        title = names.titleAt(node);
        titleEnd = last;
      }
      const next = id[last + 1] ?? 0;
      if (next === 0 || (gap[last + 1] !== NO_BREAK && !isLabel(scanned, last))) break;
      node = names.after(node, next);
    }
    if (title !== NONE) {
      titles.push({ title, first, last: titleEnd, nested: titleEnd < titleFrom });
      titleFrom = Math.max(titleFrom, titleEnd + 1);
      if (shorter.length > 0) titles.push(...shorter.splice(0));
    }
    if (first < conceptFrom) continue;
    let entry = name === NONE ? undefined : conceptNames[name];
    const own = ownNameAt(scanned, first);
    if (own !== null && own.last >= nameEnd) {
      entry = own.name;
      nameEnd = own.last;
    }
    if (entry === undefined) continue;
    const mention = { concept: entry.concept, first, last: nameEnd, canonical: entry.canonical };
    conceptFrom = nameEnd + 1;
    if (isOther(scanned, mention)) {
      const certificate = certificateMeant(scanned, mention);
      if (certificate !== null) concepts.push({ ...mention, ...certificate });
      continue;
    }
    if (isShortFor(scanned, concepts.at(-1), mention)) continue;
    if (entry.doubted && meansOtherwise(scanned, mention)) continue;
    if (entry.ambiguous) {
      if (entry.capitals && isHalfCapital(scanned, mention)) continue;
      unsure.push(concepts.length);
    }
    concepts.push(mention);
  }
  const settled = unsure.length === 0 ? concepts : settle(scanned, concepts, unsure, askedFrom);
  const named = titles.filter((title) => !isPartOfName(title, settled));
  const further = [...lawFirmTitles(scanned), ...invertedTitles(scanned)];
  return { concepts: settled, titles: further.length === 0 ? named : withLonger(named, further) };
}

/** False for most words: those that neither are a name of the map by themselves nor begin one with the word behind them. */
function mayOpenName({ words, own }: ScannedText, first: number): boolean {
  const cue = words.cue[first] ?? 0;
  if ((cue & IS_NAME) !== 0 || own !== null) return true;
  if ((cue & OPENS_NAME) === 0) return false;
  const { names } = taxonomyIndex();
  const next = words.id[first + 1] ?? 0;
  return next !== 0 && names.after(names.after(ROOT, words.id[first] ?? 0), next) !== NONE;
}

/** True if some letters of a name are capitals and others are not: 'Rd', 'CTRs'. */
function isHalfCapital(scanned: ScannedText, { first, last }: ConceptMention): boolean {
  const start = originalOffset(scanned.folded, scanned.words.start[first] ?? 0);
  const end = originalOffset(scanned.folded, scanned.words.end[last] ?? 0);
  const written = scanned.text.slice(start, end);
  return written !== written.toUpperCase() && written !== written.toLowerCase();
}

/** 'Server' in 'SQL Server' is no waiter: a title inside a longer name is no title. */
function isPartOfName(title: TitleMention, concepts: readonly ConceptMention[]): boolean {
  let low = 0;
  let high = concepts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((concepts[middle]?.last ?? 0) < title.last) low = middle + 1;
    else high = middle;
  }
  const name = concepts[low];
  if (name === undefined || name.first > title.first) return false;
  return name.last - name.first > title.last - title.first;
}

/** The 'Zoom' of 'UserZoom' is the end of another name. */
function endsWord({ words }: ScannedText, { first }: ConceptMention): boolean {
  return first > 0 && words.end[first - 1] === words.start[first];
}

function settle(
  scanned: ScannedText,
  concepts: ConceptMention[],
  unsure: readonly number[],
  askedFrom: number | null,
): ConceptMention[] {
  const doubtful = new Uint8Array(concepts.length);
  for (const at of unsure) doubtful[at] = 1;
  const sureAt = new Uint8Array(scanned.words.word.length);
  concepts.forEach((mention, at) => {
    if (doubtful[at] === 1) return;
    sureAt[mention.first] = 1;
    sureAt[mention.last] = 1;
  });
  const isAsked = (mention: ConceptMention): boolean => {
    if (askedFrom === null || mention.first < askedFrom) return false;
    if (!standsForItself(scanned, mention, sureAt)) return false;
    // What is joined to it is asked for as well: 'experience with Go or Rust'.
    sureAt[mention.first] = 1;
    sureAt[mention.last] = 1;
    return true;
  };
  return concepts.filter(
    (mention, at) =>
      doubtful[at] !== 1 ||
      (!endsWord(scanned, mention) &&
        (countsInContext(scanned, mention, sureAt) || isAsked(mention))),
  );
}
