import { MAY_DENY } from './cues';
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

/** Words added one by one. Their numbers are in one block: a text costs two lists instead of ten growing ones. */
export class WordColumns {
  private word: Word[];
  /** Starts, ends, gaps, lines, deniers, ids, hashes, stems and cues, one column after the other. */
  private block: Int32Array;
  private size = 0;
  private denier = NO_WORD;

  /** `room` is the number of words that will hardly be exceeded. */
  constructor(private room: number) {
    this.room = Math.max(FEWEST, room);
    this.word = new Array(this.room);
    this.block = new Int32Array(COLUMNS * this.room);
  }

  /** Adds the word with this number of `WORDS` and what is known of it. */
  add(
    number: number,
    hash: number,
    cue: number,
    start: number,
    end: number,
    gap: number,
    line: number,
  ): void {
    if (this.size === this.room) this.widen();
    const { block, room } = this;
    const at = this.size++;
    this.word[at] = WORDS.word(number);
    block[at] = start;
    block[room + at] = end;
    block[2 * room + at] = gap;
    block[3 * room + at] = line;
    block[4 * room + at] = this.denier;
    block[5 * room + at] = WORDS.id(number);
    block[6 * room + at] = hash;
    block[7 * room + at] = WORDS.stemHash(number);
    block[8 * room + at] = cue;
    if ((cue & MAY_DENY) !== 0) this.denier = at;
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
      id: this.column(5),
      hash: this.column(6),
      stemHash: this.column(7),
      cue: this.column(8),
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
