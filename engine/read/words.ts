import { MAY_DENY } from './cues';
import type { SkipSpan } from './skip-spans';
import { WORDS, type Word } from './word';

/** The words of a text in order. Parallel arrays: one entry per word; offsets refer to the folded text. */
export type Words = {
  readonly word: readonly Word[];
  /** `Word.id`, `Word.hash`, `Word.stemHash` and `Word.cue`, for passes that look at every word. */
  readonly id: Int32Array;
  readonly hash: Int32Array;
  readonly stemHash: Int32Array;
  readonly cue: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** What precedes the word: 0 nothing that separates a name, 1 a break, 2 a line break. */
  readonly gap: Int32Array;
  readonly line: Int32Array;
  /** Index of the last word before it with which a denial or a wish may begin, or NO_WORD. */
  readonly denier: Int32Array;
};

const FEWEST = 16;
const COLUMNS = 9;
/** So far before every word that nothing reaches from there. */
export const NO_WORD = -1_000;

// What precedes a word.
export const NO_BREAK = 0;
export const PHRASE_BREAK = 1;
export const LINE_BREAK = 2;

// The columns of a block.
const START = 0;
const END = 1;
const GAP = 2;
const LINE = 3;
const CUE = 4;
/** The number of the word in `WORDS` until it is known which words are kept, its id from then on. */
const ID = 5;
const HASH = 6;
const STEM = 7;
const DENIER = 8;

/**
 * All words of a text, added one by one. What is known of them is written only once it is clear which of them are kept. Their numbers are
 * in one block: a text costs two lists instead of ten growing ones.
 */
export class WordColumns {
  private block: Int32Array;
  private count = 0;

  /** `room` is the number of words that will hardly be exceeded. */
  constructor(private room: number) {
    this.room = Math.max(FEWEST, room);
    this.block = new Int32Array(COLUMNS * this.room);
  }

  /** Adds the word with this number of `WORDS`. */
  add(number: number, cue: number, start: number, end: number, gap: number, line: number): void {
    if (this.count === this.room) this.widen();
    const { block, room } = this;
    const at = this.count++;
    block[at] = start;
    block[END * room + at] = end;
    block[GAP * room + at] = gap;
    block[LINE * room + at] = line;
    block[CUE * room + at] = cue;
    block[ID * room + at] = number;
  }

  get size(): number {
    return this.count;
  }

  start(at: number): number {
    return this.block[at] ?? 0;
  }

  end(at: number): number {
    return this.block[END * this.room + at] ?? 0;
  }

  line(at: number): number {
    return this.block[LINE * this.room + at] ?? 0;
  }

  cue(at: number): number {
    return this.block[CUE * this.room + at] ?? 0;
  }

  /**
   * The words that begin in none of the spans, which stand in order and apart from each other. The words move up in the same block, since
   * another one would cost more than that: nothing is asked of the columns afterwards.
   */
  outside(spans: readonly SkipSpan[]): Words {
    const size = this.leaveOut(spans);
    const words = {
      word: new Array<Word>(size),
      start: this.column(START, size),
      end: this.column(END, size),
      gap: this.column(GAP, size),
      line: this.column(LINE, size),
      denier: this.column(DENIER, size),
      id: this.column(ID, size),
      hash: this.column(HASH, size),
      stemHash: this.column(STEM, size),
      cue: this.column(CUE, size),
    };
    const { word, id, hash, stemHash, cue, denier } = words;
    let lastDenier = NO_WORD;
    for (let at = 0; at < size; at++) {
      const number = id[at] ?? 0;
      word[at] = WORDS.word(number);
      id[at] = WORDS.id(number);
      hash[at] = WORDS.hash(number);
      stemHash[at] = WORDS.stemHash(number);
      denier[at] = lastDenier;
      if (((cue[at] ?? 0) & MAY_DENY) !== 0) lastDenier = at;
    }
    return words;
  }

  /** Moves up the words outside the spans and returns their number. */
  private leaveOut(spans: readonly SkipSpan[]): number {
    let size = 0;
    let next = 0;
    for (const [from, to] of spans) {
      const first = this.firstFrom(from, next);
      const behind = this.firstFrom(to, first);
      if (first === behind) continue;
      size = this.moveUp(next, first, size);
      if (behind < this.count)
        this.block[GAP * this.room + behind] = this.gapBehind(first, behind, size);
      next = behind;
    }
    return this.moveUp(next, this.count, size);
  }

  /** The first word from `low` on that begins at an offset or behind it, by bisection. */
  private firstFrom(offset: number, low: number): number {
    let from = low;
    let to = this.count;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.start(middle) < offset) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Moves words behind the first `size` ones and returns how many there are then. */
  private moveUp(first: number, behind: number, size: number): number {
    if (first === size) return behind;
    for (let column = START; column <= ID; column++) {
      const from = column * this.room;
      this.block.copyWithin(from + size, from + first, from + behind);
    }
    return size + behind - first;
  }

  /** What separates a word from the `size` ones before it when those from `first` on are left out: all that stood between them. */
  private gapBehind(first: number, behind: number, size: number): number {
    let widest = this.gap(behind);
    const line = this.line(behind);
    if (line !== this.line(behind - 1)) return widest;
    if (size === 0 || this.line(size - 1) !== line) return LINE_BREAK;
    for (let at = first; at < behind; at++) widest = Math.max(widest, this.gap(at));
    return widest;
  }

  private gap(at: number): number {
    return this.block[GAP * this.room + at] ?? 0;
  }

  private column(number: number, size: number): Int32Array {
    return this.block.subarray(number * this.room, number * this.room + size);
  }

  private widen(): void {
    const wider = new Int32Array(2 * this.block.length);
    for (let number = 0; number < COLUMNS; number++)
      wider.set(this.column(number, this.count), number * 2 * this.room);
    this.block = wider;
    this.room *= 2;
  }
}
