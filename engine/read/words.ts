import { OPENS_DENIAL } from './denial-words';
import type { Word } from './word';

/** The words of a text in order. Parallel arrays: one entry per word; offsets refer to the folded text. */
export type Words = {
  readonly word: readonly Word[];
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** What precedes the word: 0 nothing that separates a name, 1 a break, 2 a line break. */
  readonly gap: Int32Array;
  readonly line: Int32Array;
  /** Index of the last word before it with which a denial or a wish may begin, or NO_WORD. */
  readonly denier: Int32Array;
};

const FEWEST = 16;
const COLUMNS = 5;
/** So far before every word that nothing reaches from there. */
export const NO_WORD = -1_000;

/** Words added one by one. Their numbers are in one block: a text costs two lists instead of five growing ones. */
export class WordColumns {
  private word: Word[];
  /** Starts, ends, gaps, lines and deniers, one column after the other. */
  private block: Int32Array;
  private size = 0;
  private denier = NO_WORD;

  /** `room` is the number of words that will hardly be exceeded. */
  constructor(private room: number) {
    this.room = Math.max(FEWEST, room);
    this.word = new Array(this.room);
    this.block = new Int32Array(COLUMNS * this.room);
  }

  add(word: Word, start: number, end: number, gap: number, line: number): void {
    if (this.size === this.room) this.widen();
    const { block, room } = this;
    const at = this.size++;
    this.word[at] = word;
    block[at] = start;
    block[room + at] = end;
    block[2 * room + at] = gap;
    block[3 * room + at] = line;
    block[4 * room + at] = this.denier;
    if ((word.denial & OPENS_DENIAL) !== 0) this.denier = at;
  }

  /** All words that were added; nothing is added afterwards. */
  all(): Words {
    this.word.length = this.size;
    return {
      word: this.word,
      start: this.column(0),
      end: this.column(1),
      gap: this.column(2),
      line: this.column(3),
      denier: this.column(4),
    };
  }

  private column(number: number): Int32Array {
    return this.block.subarray(number * this.room, number * this.room + this.size);
  }

  private widen(): void {
    const wider = new Int32Array(2 * this.block.length);
    for (let number = 0; number < COLUMNS; number++)
      wider.set(this.column(number), number * 2 * this.room);
    this.block = wider;
    this.room *= 2;
  }
}
