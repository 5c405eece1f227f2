/** No node, no name, no title. */
export const NONE = -1;
/** The node at which every name begins. */
export const ROOT = 0;

const FEWEST = 1 << 10;
/** The least number of slots per edge, so that lookups stay short; a power of two, like all sizes here. */
const SLOTS_PER_EDGE = 2;
/** The numbers of a slot: the node that an edge leaves, its word, and the node that it reaches, or 0 for no edge. */
const SLOT = 3;
/** The numbers of a node: of the name and of the title that end there. */
const ENDS = 2;
/** Bits for the edges. Few words lead on, and the others are told by so little memory that it stays near the processor. */
const MARKS = 1 << 19;

/**
 * The names as a trie: a node is a number, and so is the word of an edge. All is kept in flat columns, because nearly every
 * word of every text is looked up.
 */
export class NameTrie {
  private nodes = 1;
  /** The concept name and the working title that end at each node, side by side: whoever asks for one asks for both. */
  private ends: Int32Array;
  /** By word: the node that it leads to from the root. */
  private openings = columnOf(FEWEST);
  private slots: Int32Array;
  private edges = 0;
  private readonly marks = new Int32Array(MARKS >> 5);

  /** @param nodes how many it will have, where that is known: it grows where there are more. */
  constructor(nodes: number = FEWEST) {
    const room = 2 ** Math.ceil(Math.log2(Math.max(FEWEST, nodes + 1)));
    this.ends = columnOf(ENDS * room);
    this.slots = new Int32Array(SLOT * SLOTS_PER_EDGE * room);
  }

  /** The node that a word leads to; NONE if no name continues with it. */
  after(node: number, word: number): number {
    if (node === ROOT) return this.openings[word] ?? NONE;
    const hash = hashOf(node, word);
    if (((this.marks[(hash & (MARKS - 1)) >> 5] ?? 0) & (1 << hash)) === 0) return NONE;
    const slot = slotOf(this.slots, hash, node, word);
    return this.slots[slot + 2] || NONE;
  }

  /** The node that words lead to, one after the other; NONE if no name begins with them. */
  find(words: readonly number[]): number {
    let node = ROOT;
    for (const word of words) {
      node = this.after(node, word);
      if (node === NONE) break;
    }
    return node;
  }

  /** The number of the concept name that ends at a node, or NONE; NONE, too, for no node. */
  nameAt(node: number): number {
    // A look in front of a column is no error, but takes as long as many looks into it.
    return node === NONE ? NONE : (this.ends[ENDS * node] ?? NONE);
  }

  /** The same for a working title. */
  titleAt(node: number): number {
    return node === NONE ? NONE : (this.ends[ENDS * node + 1] ?? NONE);
  }

  /** The node that words lead to, with the way there made where it is missing. */
  grow(words: readonly number[]): number {
    let node = ROOT;
    for (const word of words) {
      const next = this.after(node, word);
      node = next === NONE ? this.join(node, word) : next;
    }
    return node;
  }

  /** Each step from a node to the next, in the order of the nodes that they reach. `of` takes it back. */
  steps(): { from: number[]; word: number[] } {
    const from = new Array<number>(this.nodes - 1).fill(ROOT);
    const word = new Array<number>(this.nodes - 1).fill(0);
    this.openings.forEach((node, opening) => {
      if (node !== NONE) word[node - 1] = opening;
    });
    for (let slot = 0; slot < this.slots.length; slot += SLOT) {
      const next = this.slots[slot + 2] ?? 0;
      if (next === 0) continue;
      from[next - 1] = this.slots[slot] ?? ROOT;
      word[next - 1] = this.slots[slot + 1] ?? 0;
    }
    return { from, word };
  }

  /** The trie that has these steps, and no names or titles yet. */
  static of({ from, word }: { from: readonly number[]; word: readonly number[] }): NameTrie {
    const trie = new NameTrie(from.length);
    for (let step = 0; step < from.length; step++) trie.join(from[step] ?? ROOT, word[step] ?? 0);
    return trie;
  }

  setName(node: number, name: number): void {
    this.ends[ENDS * node] = name;
  }

  setTitle(node: number, title: number): void {
    this.ends[ENDS * node + 1] = title;
  }

  private join(node: number, word: number): number {
    const next = this.nodes++;
    this.ends = withRoom(this.ends, ENDS * next + 1);
    if (node === ROOT) {
      this.openings = withRoom(this.openings, word);
      this.openings[word] = next;
      return next;
    }
    if (++this.edges * SLOTS_PER_EDGE * SLOT > this.slots.length) this.widen();
    const hash = hashOf(node, word);
    const at = (hash & (MARKS - 1)) >> 5;
    this.marks[at] = (this.marks[at] ?? 0) | (1 << hash);
    put(this.slots, node, word, next);
    return next;
  }

  private widen(): void {
    const wider = new Int32Array(2 * this.slots.length);
    for (let slot = 0; slot < this.slots.length; slot += SLOT) {
      const next = this.slots[slot + 2] ?? 0;
      if (next !== 0) put(wider, this.slots[slot] ?? 0, this.slots[slot + 1] ?? 0, next);
    }
    this.slots = wider;
  }
}

/** The slot of an edge, or the empty one where it would be put. */
function slotOf(slots: Int32Array, hash: number, node: number, word: number): number {
  const count = slots.length / SLOT;
  let at = hash & (count - 1);
  while (slots[SLOT * at + 2] !== 0) {
    if (slots[SLOT * at] === node && slots[SLOT * at + 1] === word) break;
    at = (at + 1) & (count - 1);
  }
  return SLOT * at;
}

function put(slots: Int32Array, node: number, word: number, next: number): void {
  const slot = slotOf(slots, hashOf(node, word), node, word);
  slots[slot] = node;
  slots[slot + 1] = word;
  slots[slot + 2] = next;
}

function hashOf(node: number, word: number): number {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

/** A column in which nothing stands yet. */
function columnOf(length: number): Int32Array {
  return new Int32Array(length).fill(NONE);
}

/** A column that has room for an entry `at`. */
function withRoom(column: Int32Array, at: number): Int32Array {
  if (at < column.length) return column;
  const wider = columnOf(Math.max(at + 1, 2 * column.length));
  wider.set(column);
  return wider;
}
