import { hashOf } from '../read/word-hash';
import { isEverydayName } from './everyday-name';
import { type ConceptName, type IndexedConcept, spellNames } from './index-concepts';
import { taxonomyIndex } from './index-taxonomy';
import { knownName } from './known-concept';
import { linkOwnConcepts } from './link-own-concepts';
import { termsVersion } from './terms-version';
import type { Concept } from './types';

/** A node of the small trie of own names. Edges are word forms, because most of these words have no number. */
export type OwnNode = { readonly next: Map<string, OwnNode>; name: ConceptName | null };

/**
 * An account's own terms prepared for reading alongside the taxonomy: a small trie of their names, and the few
 * concepts that they add or change. Built once per version of the list, never changed.
 */
export type OwnTerms = {
  /** Tells one list from another, whatever the order of its terms. */
  readonly version: string;
  readonly names: OwnNode;
  /** Marks of the words that open a name, by the lowest bits of their number: most words are passed over by one look. */
  readonly opens: Uint8Array;
  /** Every word of a name, so that the scanner keeps it whole. */
  readonly words: ReadonlySet<string>;
  /** New and changed concepts by their number; the rest stands in the taxonomy. */
  readonly concepts: ReadonlyMap<number, IndexedConcept>;
};

const MARKS = 1 << 12;

/**
 * Prepares own terms. One that carries the name of a concept of ours adds its aliases and links to it; any other is a new
 * concept. Links lead to terms of the list and to concepts of ours; those that lead nowhere are left out. A name that is
 * also an everyday word is left out, unless its term says which words must stand near it.
 */
export function compileTerms(list: readonly Concept[]): OwnTerms {
  const terms = [...list].sort((a, b) => (a.name < b.name ? -1 : 1));
  const { concepts, conceptByName } = taxonomyIndex();
  const numbers = new Map<string, number>();
  for (const { name } of terms) {
    const number = conceptByName.get(name) ?? concepts.length + numbers.size;
    if (!numbers.has(name)) numbers.set(name, number);
  }
  const names: OwnNode = { next: new Map(), name: null };
  const opens = new Uint8Array(MARKS);
  const words = new Set<string>();
  for (const { forms, name } of spellNames(terms)) {
    const number = numbers.get(terms[name.concept]?.name ?? '') ?? -1;
    const ambiguous = needsContext(forms, name, number);
    if (ambiguous === null) continue;
    grow(names, forms, { ...name, concept: number, ambiguous });
    const first = forms[0] ?? '';
    opens[hashOf(first, 0, first.length) & (MARKS - 1)] = 1;
    for (const form of forms) words.add(form);
  }
  return {
    version: termsVersion(terms),
    names,
    opens,
    words,
    concepts: linkOwnConcepts(terms, numbers),
  };
}

/** The concept of this number, as the own terms leave it. */
export function conceptAt(own: OwnTerms | null, number: number): IndexedConcept | undefined {
  return own?.concepts.get(number) ?? taxonomyIndex().concepts[number];
}

/** Whether a word may open an own name, by its number (`Word.hash`). It may turn out not to; it never fails to. */
export function mayOpenOwnName(own: OwnTerms, hash: number): boolean {
  return own.opens[hash & (MARKS - 1)] === 1;
}

/** Whether a name counts only with words around it; null where it must not count at all. A name of ours stays what it is. */
function needsContext(
  forms: readonly string[],
  { canonical, ambiguous }: ConceptName,
  number: number,
): boolean | null {
  if (canonical && number < taxonomyIndex().concepts.length) {
    const known = knownName(forms);
    return known?.concept === number ? known.ambiguous : null;
  }
  if (ambiguous) return true;
  return isEverydayName(forms.join(' ')) ? null : false;
}

function grow(root: OwnNode, forms: readonly string[], name: ConceptName): void {
  let node = root;
  for (const form of forms) {
    const known = node.next.get(form);
    if (known !== undefined) node = known;
    else {
      const child: OwnNode = { next: new Map(), name: null };
      node.next.set(form, child);
      node = child;
    }
  }
  node.name ??= name;
}
