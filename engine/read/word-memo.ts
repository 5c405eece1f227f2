import { hashOf } from './word-hash';

/** What the table must know of a word to find it again. */
type Known = { readonly form: string; readonly hash: number };

/** Slots of the table; a power of two, so that a mask finds the slot. */
const SLOTS = 1 << 18;
/** Words kept before the table starts anew: a quarter of the slots keeps look-ups short and memory flat. */
const MOST_WORDS = SLOTS / 4;

/**
 * A table of words found by their characters inside a longer text, so that a known word costs no new string. It is a
 * memo, not state: a word always reads the same.
 */
export class WordMemo<Word extends Known> {
  private slots: (Word | undefined)[] = new Array(SLOTS);
  private size = 0;

  constructor(private readonly describe: (form: string, hash: number) => Word) {}

  /** The word that stands at `[start, end)` of a folded text. */
  at(source: string, start: number, end: number): Word {
    const hash = hashOf(source, start, end);
    let slot = hash & (SLOTS - 1);
    for (let word = this.slots[slot]; word !== undefined; word = this.slots[slot]) {
      if (
        word.hash === hash &&
        word.form.length === end - start &&
        source.startsWith(word.form, start)
      )
        return word;
      slot = (slot + 1) & (SLOTS - 1);
    }
    return this.learn(source.slice(start, end), hash, slot);
  }

  private learn(form: string, hash: number, slot: number): Word {
    const word = this.describe(form, hash);
    if (this.size >= MOST_WORDS) {
      this.slots = new Array(SLOTS);
      this.size = 0;
    }
    this.slots[slot] = word;
    this.size++;
    return word;
  }
}
