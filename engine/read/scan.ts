import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { OwnTerms } from '../taxonomy/own-terms';
import { isDottedAbbreviation } from './abbreviation';
import { BREAK, characterClass, IDEOGRAPH, NEWLINE, SOFT, WORD } from './characters';
import { OF_PERSON, OF_TEXT } from './cues';
import type { Folded } from './fold';
import { originalOffset } from './fold';
import { gluePlaces } from './glue';
import { isMasterOfScience } from './master-of-science';
import type { SkipSpan } from './skip-spans';
import { WORDS } from './word';
import { EMPTY_HASH, hashOf, hashWith } from './word-hash';
import { LINE_BREAK, NO_BREAK, PHRASE_BREAK, WordColumns, type Words } from './words';

/** Lines as offsets into the folded text, without the line break. */
export type Lines = { readonly start: number[]; readonly end: number[] };

/** A text of which every word is known and none is left out yet. */
export type WholeText = {
  readonly text: string;
  readonly folded: Folded;
  readonly words: WordColumns;
  readonly lines: Lines;
  /** The own terms with which the text is read. */
  readonly own: OwnTerms | null;
  /** The cues OF_TEXT that any word has. */
  readonly cues: number;
};

/** A text with the words that are read. */
export type ScannedText = Omit<WholeText, 'words'> & { readonly words: Words };

const DECIMAL = /^[\d.]+$/;
/** '. net' if what follows is another item or continues the name. */
const PARTED_DOT_NAME =
  /^\. net(?=$|[\n,;/()]|[\s-]+(?:core|framework|standard|mvc|developer|c#|and|or)(?![a-z])|\s[^\sa-z])/;
/** Length of '. net' in context: the name, a space and the longest word that continues it. */
const LONGEST_PARTED_DOT_NAME = 16;
/** A degree whose abbreviation without dots is a form of address. */
const FULL_FORM: ReadonlyMap<string, string> = new Map([['m.s', 'msc']]);
/** No name and no abbreviation has more parts; thousands of dots would be rescanned from each of them. */
const MOST_DOTTED = 32;
const CLOSING = /[)\]"'.!?]/;
/** The value after the last character of a text. */
const NO_SIGN = 0;
const DOT = 46;
const APOSTROPHE = 39;
const PLUS = 43;
const HASH = 35;
const LETTER_S = 115;
const SPACE = 32;
const NO_BREAK_SPACE = 160;
/** Characters per word, at the lower end of what texts have: room for all words without growing. */
const SIGNS_PER_WORD = 5;
/** A line at least this long that continues in lower case was wrapped by the page, not by the writer. */
const WRAPPED_LINE = 45;

/**
 * Splits a text into words in one pass. Words about identity are dropped. Keeps C++, C#, .NET, Node.js; joins B.Sc.
 * and U.S.; separates words that lost their space ("softwareAnalyses", "end.Next").
 */
export function scanWhole(text: string, folded: Folded, own: OwnTerms | null = null): WholeText {
  WORDS.makeRoom();
  const scanner = new Scanner(text, folded, own);
  scanner.run();
  const { lines, words, cues } = scanner;
  return { text, folded, words, lines, own, cues: cues & OF_TEXT };
}

/** The words of a text outside spans, which stand in order and apart from each other. The whole text is used up. */
export function readOutside(whole: WholeText, spans: readonly SkipSpan[]): ScannedText {
  const { text, folded, words, lines, own, cues } = whole;
  return { text, folded, words: words.outside(spans), lines, own, cues };
}

/** All words of a text. */
export function scanText(text: string, folded: Folded, own: OwnTerms | null = null): ScannedText {
  return readOutside(scanWhole(text, folded, own), []);
}

function isBlank(code: number): boolean {
  return code <= SPACE || code === NO_BREAK_SPACE;
}

class Scanner {
  readonly lines: Lines = { start: [0], end: [] };
  cues = 0;
  private readonly source: string;
  private readonly known = taxonomyIndex().wordIds;
  readonly words: WordColumns;
  /** Positions in order where a word may be split, and the index of the first that was not passed yet. */
  private readonly glues: readonly number[];
  private glueAt = 0;
  private gap = LINE_BREAK;
  private line = 0;

  constructor(
    private readonly text: string,
    private readonly folded: Folded,
    private readonly own: OwnTerms | null,
  ) {
    this.source = folded.text;
    this.glues = gluePlaces(text, folded);
    this.words = new WordColumns(Math.ceil(this.source.length / SIGNS_PER_WORD));
  }

  run(): void {
    const { source } = this;
    let at = 0;
    while (at < source.length) {
      let code = source.charCodeAt(at);
      const kind = characterClass(code);
      if (kind !== WORD) {
        at = kind === SOFT ? at + 1 : this.readSign(kind, at);
        continue;
      }
      const start = at;
      let hash = EMPTY_HASH;
      // One lookup per character gives both the end of the word and its hash.
      while (characterClass(code) === WORD) {
        hash = hashWith(hash, code);
        at++;
        code = at < source.length ? source.charCodeAt(at) : NO_SIGN;
      }
      // Nearly every word ends at a space.
      at = code === SPACE ? this.addParted(start, at, hash) : this.endWord(start, at, hash);
    }
    this.lines.end.push(source.length);
  }

  private readSign(kind: number, at: number): number {
    if (kind === IDEOGRAPH) return this.add(at, at + 1);
    if (this.source.charCodeAt(at) !== DOT) return this.readGap(kind, at);
    if (this.opensDotName(at)) return this.addDotName(at);
    if (this.opensPartedDotName(at)) return this.addAs('.net', at, at + '. net'.length);
    return this.readGap(kind, at);
  }

  private readGap(kind: number, at: number): number {
    if (kind === NEWLINE) {
      this.lines.end.push(at);
      this.lines.start.push(at + 1);
      this.line++;
      this.gap = LINE_BREAK;
    } else if (kind === BREAK && this.gap === NO_BREAK) this.gap = PHRASE_BREAK;
    return at + 1;
  }

  /** '.NET' begins with its dot; the dot of 'end.Next' does not count as one. */
  private opensDotName(at: number): boolean {
    if (at > 0 && characterClass(this.source.charCodeAt(at - 1)) === WORD) return false;
    return this.source.startsWith('.net', at) && !this.isWord(at + 4);
  }

  /** '. Net Core' in a text that puts spaces around punctuation; in '. Net income' a sentence begins. */
  private opensPartedDotName(at: number): boolean {
    if (!this.source.startsWith('. net', at) || !this.opensItem(at)) return false;
    return PARTED_DOT_NAME.test(this.source.slice(at, at + LONGEST_PARTED_DOT_NAME));
  }

  /** Neither a word nor the end of a sentence directly precedes it. */
  private opensItem(at: number): boolean {
    if (at === 0) return true;
    const before = this.source.charAt(at - 1);
    return !CLOSING.test(before) && characterClass(before.charCodeAt(0)) !== WORD;
  }

  private isWord(at: number): boolean {
    return at < this.source.length && characterClass(this.source.charCodeAt(at)) === WORD;
  }

  private addDotName(start: number): number {
    const end = start + '.net'.length;
    return this.endWord(start, end, hashOf(this.source, start, end));
  }

  /** Adds a word with what the sign behind it joins to it. */
  private endWord(start: number, end: number, hash: number): number {
    const code = this.source.charCodeAt(end);
    if (code === DOT && this.isWord(end + 1)) return this.readDotted(start, end, hash);
    if (code === PLUS || code === HASH) return this.readSigned(start, end, hash);
    if (code === APOSTROPHE) return this.readPossessive(start, end, hash);
    return this.addParted(start, end, hash);
  }

  private readDotted(start: number, firstEnd: number, hash: number): number {
    let end = firstEnd;
    let parts = 1;
    while (parts <= MOST_DOTTED && this.source.charCodeAt(end) === DOT && this.isWord(end + 1)) {
      end++;
      while (this.isWord(end)) end++;
      parts++;
    }
    const form = this.source.slice(start, end);
    if (this.isKnown(form)) return this.add(start, end);
    if (isDottedAbbreviation(form)) {
      this.addAs(FULL_FORM.get(form) ?? form.replaceAll('.', ''), start, end);
      return this.source.charCodeAt(end) === DOT ? end + 1 : end;
    }
    if (DECIMAL.test(form)) return this.add(start, end);
    this.addParted(start, firstEnd, hash);
    this.gap = PHRASE_BREAK;
    return firstEnd + 1;
  }

  /** 'C++', 'C#' and 'C+E' are one word each; anything that no name is written like ends before its sign. */
  private readSigned(start: number, end: number, hash: number): number {
    let signed = end;
    while (this.source.charCodeAt(signed) === PLUS || this.source.charCodeAt(signed) === HASH)
      signed++;
    if (this.isKnown(this.source.slice(start, signed))) return this.add(start, signed);
    let joined = signed;
    while (this.isWord(joined)) joined++;
    if (joined > signed && this.isKnown(this.source.slice(start, joined)))
      return this.add(start, joined);
    return this.addParted(start, end, hash);
  }

  /** "Bachelor's" loses its ending; "don't" and "O'Brien" are one word without the apostrophe. */
  private readPossessive(start: number, end: number, hash: number): number {
    let after = end + 1;
    while (this.isWord(after)) after++;
    if (after === end + 1) return this.addParted(start, end, hash);
    if (after === end + 2 && this.source.charCodeAt(end + 1) === LETTER_S) {
      this.addParted(start, end, hash);
      return after;
    }
    return this.addAs(
      this.source.slice(start, end) + this.source.slice(end + 1, after),
      start,
      after,
    );
  }

  /** Adds one word, or several if a lower-case letter runs into a capital and the whole is not a known name. */
  private addParted(start: number, end: number, hash: number): number {
    if (!this.hasGlue(start, end) || this.isKnown(this.source.slice(start, end)))
      return this.add(start, end, hash);
    // 'ignOre' is one word to the instruction patterns.
    this.cues |= WORDS.cue(WORDS.numberAt(this.source, start, end, hash));
    let from = start;
    for (let glue = this.nextGlue(start); glue < end - 2; glue = this.nextGlue(start)) {
      this.add(from, glue);
      this.gap = PHRASE_BREAK;
      from = glue;
      this.glueAt++;
    }
    return this.add(from, end);
  }

  private isKnown(form: string): boolean {
    return this.known.has(form) || this.own?.words.has(form) === true;
  }

  /** A join near the edge of a word splits nothing off. */
  private hasGlue(start: number, end: number): boolean {
    return this.glueAt < this.glues.length && this.nextGlue(start) < end - 2;
  }

  /** The first join that may split a word that begins at `start`. */
  private nextGlue(start: number): number {
    for (; this.glueAt < this.glues.length; this.glueAt++) {
      const glue = this.glues[this.glueAt] ?? 0;
      if (glue >= start + 3) return glue;
    }
    return Number.MAX_SAFE_INTEGER;
  }

  private add(start: number, end: number, hash = hashOf(this.source, start, end)): number {
    return this.addWord(WORDS.numberAt(this.source, start, end, hash), start, end);
  }

  /** Adds a word that is read in a different form than written. */
  private addAs(form: string, start: number, end: number): number {
    const hash = hashOf(form, 0, form.length);
    return this.addWord(WORDS.numberAt(form, 0, form.length, hash), start, end);
  }

  private addWord(number: number, start: number, end: number): number {
    const cue = WORDS.cue(number);
    this.cues |= cue;
    // 'Mr.' must leave no more trace than 'she'.
    if ((cue & OF_PERSON) !== 0 && !this.isDegree(start, end, number))
      return this.source.charCodeAt(end) === DOT ? end + 1 : end;
    const gap = this.gap === LINE_BREAK ? this.gapOfLine(start) : this.gap;
    this.words.add(number, cue, start, end, gap, this.line);
    this.gap = NO_BREAK;
    return end;
  }

  private isDegree(start: number, end: number, number: number): boolean {
    if (WORDS.word(number).degree === -1) return false;
    const [from, to] = [start, end].map((at) => originalOffset(this.folded, at));
    return isMasterOfScience(this.text, from ?? 0, to ?? 0);
  }

  /** What precedes the first word of a line: nothing, where the page has wrapped the line before. */
  private gapOfLine(start: number): number {
    const before = this.line - 1;
    if (before < 0) return LINE_BREAK;
    const length = (this.lines.end[before] ?? 0) - (this.lines.start[before] ?? 0);
    if (length < WRAPPED_LINE || !this.isFirstSign(start)) return LINE_BREAK;
    const first = this.text.charCodeAt(this.opening(start));
    const isLower = first >= 97 && first <= 122;
    const last = this.source.charCodeAt((this.lines.end[before] ?? 1) - 1);
    return isLower && characterClass(last) !== BREAK ? NO_BREAK : LINE_BREAK;
  }

  /** Where the line of its first word begins in the text: a translation leaves out words, as the 'Se' of 'Se ofrece contrato'. */
  private opening(start: number): number {
    const at = originalOffset(this.folded, start);
    if (this.folded.glossed === undefined) return at;
    let first = this.text.lastIndexOf('\n', at - 1) + 1;
    while (first < at && isBlank(this.text.charCodeAt(first))) first++;
    return first;
  }

  /** True if only blanks stand before a place on its line: what a bullet opens continues nothing. */
  private isFirstSign(start: number): boolean {
    for (let at = this.lines.start[this.line] ?? 0; at < start; at++)
      if (!isBlank(this.source.charCodeAt(at))) return false;
    return true;
  }
}
