/** A node of the trie of names. Edges are word numbers. */
export type NameNode = {
  next: Map<number, NameNode> | null;
  /** A bit for each word that leads on, by the lowest bits of its number: most words are passed over by one look. */
  marks: number;
  /** Number of the concept name that ends here, or -1. */
  name: number;
  /** Number of the working title that ends here, or -1. */
  title: number;
};

/** A node where no name ends yet. */
export function emptyNode(): NameNode {
  return { next: null, marks: 0, name: -1, title: -1 };
}

/** The node reached from `root` along `ids`, created if missing. */
export function growPath(root: NameNode, ids: readonly number[]): NameNode {
  let node = root;
  for (const id of ids) {
    node.next ??= new Map();
    let child = node.next.get(id);
    if (child === undefined) {
      child = emptyNode();
      node.next.set(id, child);
      node.marks |= 1 << id;
    }
    node = child;
  }
  return node;
}

/** The node that a word leads to; null if no name continues with it. */
export function nodeAfter({ next, marks }: NameNode, id: number): NameNode | null {
  if (next === null || (marks & (1 << id)) === 0) return null;
  return next.get(id) ?? null;
}
