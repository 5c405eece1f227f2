import type { ReadLanguage } from './language/languages';

/** A text prepared for reading, with a map back to the original offsets. */
export type Folded = {
  /** Lower case, compatibility forms resolved, accents and invisible marks removed. */
  readonly text: string;
  /** Offset in the original of each unit of `text`, with the original length last; null if they are the same. */
  readonly origin: Uint32Array | null;
  /** Set if words of this language are translated to English here; offsets inside them are interpolated. */
  readonly glossed?: ReadLanguage;
};

const BEYOND_ASCII = /[\x80-\uffff]/;
/** Surrogate pairs are spelled out: with the flag `u` the same search takes three times as long. */
const UNPLAIN = /[\ud800-\udbff][\udc00-\udfff]|[^\n\t\r\x20-\x7e]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/;
const COMBINING = /[\u0300-\u036f]/g;
const DASHES = /[\u2010-\u2015\u2212]/;
const APOSTROPHES = /[\u2018\u2019\u02bc]/;
const LETTER = /\p{L}/u;
const HYPHEN_BREAK = /[a-z]-\r?\n[ \t]*(?=[a-z])/g;

/**
 * Folds a text so that words can be compared: lower case, NFKC, no accents, no soft hyphens or zero-width characters,
 * one kind of dash and apostrophe, words hyphenated at the line end joined. Offsets of the original are kept.
 */
export function foldText(text: string): Folded {
  if (!BEYOND_ASCII.test(text)) return joinHyphenBreaks(text.toLowerCase(), null, text.length);
  return foldSigns(text);
}

/** The original offset of a folded one. */
export function originalOffset(folded: Folded, offset: number): number {
  return folded.origin === null ? offset : (folded.origin[offset] ?? offset);
}

/**
 * The original end of a span that ends before folded offset `end`, without characters that folding removed after it.
 */
export function originalEnd(folded: Folded, text: string, end: number): number {
  if (folded.origin === null || end === 0) return end;
  const last = originalOffset(folded, end - 1);
  const code = text.charCodeAt(last);
  const isPair = code >= 0xd800 && code <= 0xdbff;
  const after = last + (isPair ? 2 : 1);
  return folded.glossed === undefined ? after : endOfWord(text, after);
}

/** The original start of a span that begins at folded offset `start`: never inside a translated word. */
export function originalStart(folded: Folded, text: string, start: number): number {
  let at = originalOffset(folded, start);
  if (folded.glossed === undefined) return at;
  while (at > 0 && LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at))) at--;
  return at;
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at))) at++;
  return at;
}

/** A character that is folded to more or fewer units than it takes, or to two of its own. */
type Shift = { readonly at: number; readonly taken: number; readonly given: number };

/** Most bullets, quotes, dashes and accents are folded to one unit each, so that only few texts need a map back. */
function foldSigns(text: string): Folded {
  const shifts: Shift[] = [];
  let inPlace = true;
  const folded = text.replace(UNPLAIN, (character, at: number) => {
    const sign = foldCharacter(character);
    const [taken, given] = [character.length, sign.length];
    if (taken !== given) inPlace = false;
    if (taken > 1 || given !== 1) shifts.push({ at, taken, given });
    return sign;
  });
  const origin = inPlace ? null : originOf(shifts, folded.length);
  return joinHyphenBreaks(folded.toLowerCase(), origin, text.length);
}

/** The original offset of each folded unit: all units of a shifted character come from where it begins. */
function originOf(shifts: readonly Shift[], length: number): Uint32Array {
  const origin = new Uint32Array(length + 1);
  let size = 0;
  let from = 0;
  for (const { at, taken, given } of shifts) {
    while (from < at) origin[size++] = from++;
    origin.fill(at, size, size + given);
    size += given;
    from = at + taken;
  }
  while (size <= length) origin[size++] = from++;
  return origin;
}

const FOLDED = new Map<string, string>();
/** Texts have a few dozen different ones; whoever sends all of Unicode only fills a table. */
const MOST_FOLDED = 4_096;

function foldCharacter(character: string): string {
  const known = FOLDED.get(character);
  if (known !== undefined) return known;
  const folded = foldNew(character);
  if (FOLDED.size < MOST_FOLDED) FOLDED.set(character, folded);
  return folded;
}

function foldNew(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  if (INVISIBLE.test(character)) return '';
  if (DASHES.test(character)) return '-';
  if (APOSTROPHES.test(character)) return "'";
  return character.normalize('NFKD').replace(COMBINING, '').toLowerCase().normalize('NFC');
}

function joinHyphenBreaks(text: string, origin: Uint32Array | null, length: number): Folded {
  if (!text.includes('-\n') && !text.includes('-\r\n')) return { text, origin };
  const cuts = [...text.matchAll(HYPHEN_BREAK)].map(
    (m) => [m.index + 1, m.index + m[0].length] as const,
  );
  if (cuts.length === 0) return { text, origin };
  const kept: string[] = [];
  const starts = new Uint32Array(text.length + 1);
  let size = 0;
  let from = 0;
  for (const [start, end] of [...cuts, [text.length, text.length] as const]) {
    kept.push(text.slice(from, start));
    for (let i = from; i < start; i++) starts[size++] = origin?.[i] ?? i;
    from = end;
  }
  starts[size++] = length;
  return { text: kept.join(''), origin: starts.slice(0, size) };
}

/** The folded offset of an original one, by bisection: origins never decrease. */
export function foldedOffset(folded: Folded, offset: number): number {
  const { origin } = folded;
  if (origin === null) return offset;
  let low = 0;
  let high = origin.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((origin[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
