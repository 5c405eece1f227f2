/** What the columns keep of a word. */
export type Facts = {
  /** Number of the word in the taxonomy; 0 if no name contains it. */
  readonly id: number;
  /** 32-bit number of the stem. */
  readonly stemHash: number;
  /** What the word may matter to, as bits of `cues`. */
  readonly cue: number;
};

/** Initial slots of the table; a power of two, so that a mask finds the slot. */
const FEWEST_SLOTS = 1 << 12;
/** The minimum number of slots per word, so that lookups stay short. */
const SLOTS_PER_WORD = 2;
/** Words found again before the table is reset, so that memory stays constant: as many as a slot can number. */
const MOST_WORDS = (1 << 16) - 1;
const FEWEST_WORDS = 1 << 10;
const FEWEST_LETTERS = 1 << 13;
/** The numbers kept of a word, side by side: its hash, where its letters begin, and its facts. */
const ROW = 5;
const HASH = 0;
const LETTERS = 1;
const ID = 2;
const STEM = 3;
const CUE = 4;

/**
 * A table of words found by their characters inside a longer text, so that a known word costs no new string. It is a
 * memo, not state: a word always reads the same.
 *
 * Words are numbered as they are learned. Whatever every word of a text needs is in flat columns by that number, where the
 * common words, which are learned first, stay near the processor; their objects lie scattered.
 */
export class WordMemo<Word extends Facts> {
  /** By hash: one more than the number of a word, or 0. */
  private slots = new Uint16Array(FEWEST_SLOTS);
  private words: Word[] = [];
  private rows = new Int32Array(ROW * FEWEST_WORDS);
  private letters = new Uint16Array(FEWEST_LETTERS);

  constructor(private readonly describe: (form: string, hash: number) => Word) {}

  /** Forgets all words and their numbers if they are many: called before a text is read. */
  makeRoom(): void {
    if (this.words.length >= MOST_WORDS) this.reset();
  }

  /** The number of the word at `[start, end)` of a folded text until the next text is read; `hash` is its `hashOf`. */
  numberAt(source: string, start: number, end: number, hash: number): number {
    const { slots, rows } = this;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let next = slots[slot] ?? 0; next !== 0; next = slots[slot] ?? 0) {
      if (rows[ROW * (next - 1) + HASH] === hash && this.stands(next - 1, source, start, end))
        return next - 1;
      slot = (slot + 1) & mask;
    }
    return this.learn(ownCopy(source.slice(start, end)), hash);
  }

  word(number: number): Word {
    const word = this.words[number];
    if (word === undefined) throw new RangeError(`There is no word ${number}.`);
    return word;
  }

  hash(number: number): number {
    return this.rows[ROW * number + HASH] ?? 0;
  }

  id(number: number): number {
    return this.rows[ROW * number + ID] ?? 0;
  }

  stemHash(number: number): number {
    return this.rows[ROW * number + STEM] ?? 0;
  }

  cue(number: number): number {
    return this.rows[ROW * number + CUE] ?? 0;
  }

  /** Character by character, since calling a built-in function costs more than the few characters of a word. */
  private stands(number: number, source: string, start: number, end: number): boolean {
    const { letters, rows } = this;
    const from = rows[ROW * number + LETTERS] ?? 0;
    if ((rows[ROW * (number + 1) + LETTERS] ?? 0) - from !== end - start) return false;
    for (let at = start; at < end; at++) {
      if (letters[from + at - start] !== source.charCodeAt(at)) return false;
    }
    return true;
  }

  private learn(form: string, hash: number): number {
    const word = this.describe(form, hash);
    const number = this.words.push(word) - 1;
    this.write(number, form, hash, word);
    // The rest of a text with more words is read without finding them again.
    if (number >= MOST_WORDS) return number;
    if (this.words.length * SLOTS_PER_WORD > this.slots.length) this.widenSlots();
    else put(this.slots, hash, number);
    return number;
  }

  private write(number: number, form: string, hash: number, { id, stemHash, cue }: Facts): void {
    if (ROW * (number + 2) > this.rows.length) {
      const wider = new Int32Array(2 * this.rows.length);
      wider.set(this.rows);
      this.rows = wider;
    }
    const from = this.rows[ROW * number + LETTERS] ?? 0;
    this.rows.set([hash, from, id, stemHash, cue, 0, from + form.length], ROW * number);
    if (from + form.length > this.letters.length) {
      const wider = new Uint16Array(2 * (from + form.length));
      wider.set(this.letters);
      this.letters = wider;
    }
    for (let at = 0; at < form.length; at++) this.letters[from + at] = form.charCodeAt(at);
  }

  private reset(): void {
    this.slots = new Uint16Array(FEWEST_SLOTS);
    this.words = [];
    this.rows = new Int32Array(ROW * FEWEST_WORDS);
    this.letters = new Uint16Array(FEWEST_LETTERS);
  }

  private widenSlots(): void {
    this.slots = new Uint16Array(2 * this.slots.length);
    for (let number = 0; number < this.words.length; number++)
      put(this.slots, this.rows[ROW * number + HASH] ?? 0, number);
  }
}

/** Puts a word into the first free slot from that of its hash on. */
function put(slots: Uint16Array, hash: number, number: number): void {
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = number + 1;
}

/** Rebuilt, because a slice would keep the whole text it was cut from for as long as the word is known. */
function ownCopy(slice: string): string {
  return Array.from(slice).join('');
}
