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

  /** The word that stands at `[start, end)` of a folded text; `hash` is its number. */
  at(source: string, start: number, end: number, hash: number): Word {
    let slot = hash & (SLOTS - 1);
    for (let word = this.slots[slot]; word !== undefined; word = this.slots[slot]) {
      if (word.hash === hash && stands(word.form, source, start, end)) return word;
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

/** Sign by sign, since a call to a built-in function costs more than the few signs of a word. */
function stands(form: string, source: string, start: number, end: number): boolean {
  if (form.length !== end - start) return false;
  for (let at = 0; at < form.length; at++) {
    if (form.charCodeAt(at) !== source.charCodeAt(start + at)) return false;
  }
  return true;
}
