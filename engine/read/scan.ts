import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { OwnTerms } from '../taxonomy/own-terms';
import { isDottedAbbreviation } from './abbreviation';
import { BREAK, characterClass, IDEOGRAPH, NEWLINE, WORD } from './characters';
import type { Folded } from './fold';
import { originalOffset } from './fold';
import { type Word, wordAt } from './word';

/** The words of a text in order. Parallel arrays: one entry a word; offsets point into the folded text. */
export type Words = {
  readonly word: Word[];
  readonly start: number[];
  readonly end: number[];
  /** What stands before the word: 0 nothing that parts a name, 1 a break, 2 a line break. */
  readonly gap: number[];
  readonly line: number[];
};

/** Lines as offsets into the folded text, without the line break. */
export type Lines = { readonly start: number[]; readonly end: number[] };

export type ScannedText = {
  readonly text: string;
  readonly folded: Folded;
  readonly words: Words;
  readonly lines: Lines;
  /** The own terms that the text is read with. */
  readonly own: OwnTerms | null;
};

export const NO_BREAK = 0;
export const PHRASE_BREAK = 1;
export const LINE_BREAK = 2;

const GLUED = /[a-z][A-Z][a-z]/;
const DECIMAL = /^[\d.]+$/;
const DOT = 46;
const APOSTROPHE = 39;
const PLUS = 43;
const HASH = 35;
const LETTER_S = 115;
/** A line at least this long that runs on in lower case was broken by the page, not by the writer. */
const WRAPPED_LINE = 45;

/**
 * Splits a text into words in one pass. `skip` are sorted spans of the folded text that are not read at all. Words that
 * say who somebody is are dropped. Keeps C++, C#, .NET, Node.js; joins B.Sc. and U.S.; parts words that lost their
 * space ("softwareAnalyses", "end.Next").
 */
export function scanText(
  text: string,
  folded: Folded,
  skip: readonly (readonly [number, number])[],
  own: OwnTerms | null = null,
): ScannedText {
  const scanner = new Scanner(text, folded, skip, own);
  scanner.run();
  return { text, folded, words: scanner.words, lines: scanner.lines, own };
}

class Scanner {
  readonly words: Words = { word: [], start: [], end: [], gap: [], line: [] };
  readonly lines: Lines = { start: [0], end: [] };
  private readonly source: string;
  private readonly known = taxonomyIndex().wordIds;
  private readonly mayBeGlued: boolean;
  private gap = LINE_BREAK;
  private skipAt = 0;

  constructor(
    private readonly text: string,
    private readonly folded: Folded,
    private readonly skip: readonly (readonly [number, number])[],
    private readonly own: OwnTerms | null,
  ) {
    this.source = folded.text;
    this.mayBeGlued = folded.glossed === undefined && GLUED.test(text);
  }

  run(): void {
    const { source } = this;
    let at = 0;
    while (at < source.length) {
      const code = source.charCodeAt(at);
      const kind = characterClass(code);
      if (kind === WORD) at = this.readWord(at, at);
      else if (kind === IDEOGRAPH) at = this.add(at, at + 1);
      else if (code === DOT && this.opensDotName(at)) at = this.readWord(at, at + 1);
      else at = this.readGap(kind, at);
    }
    this.lines.end.push(source.length);
  }

  private readGap(kind: number, at: number): number {
    if (kind === NEWLINE) {
      this.lines.end.push(at);
      this.lines.start.push(at + 1);
      this.gap = LINE_BREAK;
    } else if (kind === BREAK && this.gap === NO_BREAK) this.gap = PHRASE_BREAK;
    return at + 1;
  }

  /** '.NET' begins with its dot; the dot of 'end.Next' does not count as one. */
  private opensDotName(at: number): boolean {
    if (at > 0 && characterClass(this.source.charCodeAt(at - 1)) === WORD) return false;
    return this.source.startsWith('.net', at) && !this.isWord(at + 4);
  }

  private isWord(at: number): boolean {
    return at < this.source.length && characterClass(this.source.charCodeAt(at)) === WORD;
  }

  private readWord(start: number, from: number): number {
    let end = from;
    while (this.isWord(end)) end++;
    const code = this.source.charCodeAt(end);
    if (code === DOT && this.isWord(end + 1)) return this.readDotted(start, end);
    if (code === PLUS || code === HASH) return this.readSigned(start, end);
    if (code === APOSTROPHE) return this.readPossessive(start, end);
    return this.addParted(start, end);
  }

  private readDotted(start: number, firstEnd: number): number {
    let end = firstEnd;
    while (this.source.charCodeAt(end) === DOT && this.isWord(end + 1)) {
      end++;
      while (this.isWord(end)) end++;
    }
    const form = this.source.slice(start, end);
    if (this.isKnown(form)) return this.add(start, end);
    if (isDottedAbbreviation(form)) {
      this.add(start, end, form.replaceAll('.', ''));
      return this.source.charCodeAt(end) === DOT ? end + 1 : end;
    }
    if (DECIMAL.test(form)) return this.add(start, end);
    this.addParted(start, firstEnd);
    this.gap = PHRASE_BREAK;
    return firstEnd + 1;
  }

  private readSigned(start: number, end: number): number {
    let signed = end;
    while (this.source.charCodeAt(signed) === PLUS || this.source.charCodeAt(signed) === HASH)
      signed++;
    const form = this.source.slice(start, signed);
    return this.isKnown(form) ? this.add(start, signed) : this.addParted(start, end);
  }

  /** "Bachelor's" loses its ending; "don't" and "O'Brien" are one word without the mark. */
  private readPossessive(start: number, end: number): number {
    let after = end + 1;
    while (this.isWord(after)) after++;
    if (after === end + 1) return this.addParted(start, end);
    if (after === end + 2 && this.source.charCodeAt(end + 1) === LETTER_S) {
      this.addParted(start, end);
      return after;
    }
    return this.add(
      start,
      after,
      this.source.slice(start, end) + this.source.slice(end + 1, after),
    );
  }

  /** Adds one word, or several where a lower-case letter runs into a capital and the whole is no known name. */
  private addParted(start: number, end: number): number {
    if (!this.mayBeGlued || end - start < 6 || !this.hasGlue(start, end))
      return this.add(start, end);
    if (this.isKnown(this.source.slice(start, end))) return this.add(start, end);
    let from = start;
    for (let at = start + 3; at < end - 2; at++) {
      if (!this.isGlue(at)) continue;
      this.add(from, at);
      this.gap = PHRASE_BREAK;
      from = at;
    }
    return this.add(from, end);
  }

  private isKnown(form: string): boolean {
    return this.known.has(form) || this.own?.words.has(form) === true;
  }

  private hasGlue(start: number, end: number): boolean {
    for (let at = start + 3; at < end - 2; at++) if (this.isGlue(at)) return true;
    return false;
  }

  private isGlue(at: number): boolean {
    const before = this.text.charCodeAt(originalOffset(this.folded, at - 1));
    const here = this.text.charCodeAt(originalOffset(this.folded, at));
    return before >= 97 && before <= 122 && here >= 65 && here <= 90;
  }

  private add(start: number, end: number, form: string | null = null): number {
    if (this.isSkipped(start)) return end;
    const word = form === null ? wordAt(this.source, start, end) : wordAt(form, 0, form.length);
    if (word.person) {
      // 'Mr.' must leave no more trace than 'she'.
      return this.source.charCodeAt(end) === DOT ? end + 1 : end;
    }
    const { words } = this;
    words.word.push(word);
    words.start.push(start);
    words.end.push(end);
    words.gap.push(this.closeGap(start));
    words.line.push(this.lines.start.length - 1);
    this.gap = NO_BREAK;
    return end;
  }

  private closeGap(start: number): number {
    if (this.gap !== LINE_BREAK) return this.gap;
    const line = this.lines.start.length - 1;
    const before = line - 1;
    if (before < 0) return LINE_BREAK;
    const length = (this.lines.end[before] ?? 0) - (this.lines.start[before] ?? 0);
    if (length < WRAPPED_LINE || characterClass(this.source.charCodeAt(start - 1)) === BREAK)
      return LINE_BREAK;
    const first = this.text.charCodeAt(originalOffset(this.folded, start));
    const isLower = first >= 97 && first <= 122;
    const last = this.source.charCodeAt((this.lines.end[before] ?? 1) - 1);
    return isLower && characterClass(last) !== BREAK ? NO_BREAK : LINE_BREAK;
  }

  private isSkipped(start: number): boolean {
    let span = this.skip[this.skipAt];
    while (span !== undefined && span[1] <= start) span = this.skip[++this.skipAt];
    return span !== undefined && span[0] <= start;
  }
}
