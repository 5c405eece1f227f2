/** What the table must know about a word to find it again. */
type Known = { readonly form: string; readonly hash: number };

/** Initial slots of the table; a power of two, so that a mask finds the slot. */
const FEWEST_SLOTS = 1 << 12;
/**
 * The minimum number of slots per word, so that lookups stay short. A table no larger than its words need stays close
 * to the processor.
 */
const SLOTS_PER_WORD = 4;
/** Words kept before the table is reset, so that memory stays constant. */
const MOST_WORDS = 1 << 16;

/**
 * A table of words found by their characters inside a longer text, so that a known word costs no new string. It is a
 * memo, not state: a word always reads the same.
 */
export class WordMemo<Word extends Known> {
  private slots: (Word | undefined)[] = new Array(FEWEST_SLOTS);
  private size = 0;

  constructor(private readonly describe: (form: string, hash: number) => Word) {}

  /** The word at `[start, end)` of a folded text; `hash` is its number. */
  at(source: string, start: number, end: number, hash: number): Word {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let word = slots[slot]; word !== undefined; word = slots[slot]) {
      if (word.hash === hash && stands(word.form, source, start, end)) return word;
      slot = (slot + 1) & mask;
    }
    return this.learn(ownCopy(source.slice(start, end)), hash);
  }

  private learn(form: string, hash: number): Word {
    const word = this.describe(form, hash);
    if (this.size >= MOST_WORDS) {
      this.slots = new Array(FEWEST_SLOTS);
      this.size = 0;
    }
    if (this.size * SLOTS_PER_WORD >= this.slots.length) this.widen();
    this.put(word);
    this.size++;
    return word;
  }

  private put(word: Word): void {
    const mask = this.slots.length - 1;
    let slot = word.hash & mask;
    while (this.slots[slot] !== undefined) slot = (slot + 1) & mask;
    this.slots[slot] = word;
  }

  private widen(): void {
    const words = this.slots;
    this.slots = new Array(2 * words.length);
    for (const word of words) if (word !== undefined) this.put(word);
  }
}

/** Rebuilt, because a slice would keep the whole text it was cut from for as long as the word is known. */
function ownCopy(slice: string): string {
  return Array.from(slice).join('');
}

/** Character by character, since calling a built-in function costs more than the few characters of a word. */
function stands(form: string, source: string, start: number, end: number): boolean {
  if (form.length !== end - start) return false;
  for (let at = 0; at < form.length; at++) {
    if (form.charCodeAt(at) !== source.charCodeAt(start + at)) return false;
  }
  return true;
}
