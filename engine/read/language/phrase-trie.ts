import type { ReadLanguage } from './languages';
import { wordRoot } from './word-root';

/** A node of a language's phrases: words continue by their root, the last word ends by its form or by its root. */
export type PhraseNode = {
  readonly next: Map<string, PhraseNode>;
  readonly ends: Map<string, string>;
  readonly endsByRoot: Map<string, string>;
};

/** A node where no phrase ends yet. */
export function emptyPhrases(): PhraseNode {
  return { next: new Map(), ends: new Map(), endsByRoot: new Map() };
}

/** Adds a phrase that is read as `target`; the first of two equal phrases stays. */
export function addPhrase(
  root: PhraseNode,
  language: ReadLanguage,
  forms: readonly string[],
  target: string,
): void {
  const last = forms.at(-1);
  if (last === undefined) return;
  let node = root;
  for (const form of forms.slice(0, -1)) {
    const edge = wordRoot(language, form);
    let child = node.next.get(edge);
    if (child === undefined) {
      child = emptyPhrases();
      node.next.set(edge, child);
    }
    node = child;
  }
  if (!node.ends.has(last)) node.ends.set(last, target);
  const lastRoot = wordRoot(language, last);
  if (!node.endsByRoot.has(lastRoot)) node.endsByRoot.set(lastRoot, target);
}
