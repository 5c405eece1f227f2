/** A machine that finds every occurrence of many terms in one pass over a text. */
export type TermScan = (text: string) => number;

type Node = { next: Map<number, number>; fail: number; ends: number };

/**
 * A plain search for many terms at once (Aho and Corasick 1975), without word borders, meaning or
 * anything else that scoring does: the least work that any reader of these texts can have.
 *
 * @returns a function that counts the occurrences of all terms in a text.
 */
export function termScan(terms: readonly string[]): TermScan {
  const nodes: Node[] = [{ next: new Map(), fail: 0, ends: 0 }];
  const nodeAt = (index: number): Node => {
    const node = nodes[index];
    if (!node) throw new RangeError(`There is no node ${index}.`);
    return node;
  };

  for (const term of terms) {
    let at = 0;
    for (let index = 0; index < term.length; index += 1) {
      const code = term.charCodeAt(index);
      const next =
        nodeAt(at).next.get(code) ?? nodes.push({ next: new Map(), fail: 0, ends: 0 }) - 1;
      nodeAt(at).next.set(code, next);
      at = next;
    }
    nodeAt(at).ends += 1;
  }

  const step = (from: number, code: number): number => {
    let at = from;
    let next = nodeAt(at).next.get(code);
    while (next === undefined && at !== 0) {
      at = nodeAt(at).fail;
      next = nodeAt(at).next.get(code);
    }
    return next ?? 0;
  };
  linkFailures(nodeAt, step);

  return (text) => {
    let at = 0;
    let found = 0;
    for (let index = 0; index < text.length; index += 1) {
      at = step(at, text.charCodeAt(index));
      found += nodeAt(at).ends;
    }
    return found;
  };
}

/** Breadth first: where a term breaks off, its node leads to the longest other beginning that fits. */
function linkFailures(
  nodeAt: (index: number) => Node,
  step: (from: number, code: number) => number,
): void {
  const queue = [...nodeAt(0).next.values()];
  for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
    const node = nodeAt(index);
    for (const [code, child] of node.next) {
      nodeAt(child).fail = step(node.fail, code);
      nodeAt(child).ends += nodeAt(nodeAt(child).fail).ends;
      queue.push(child);
    }
  }
}
