import { hashOf } from '../read/word-hash';
import type { IndexedFamily } from './index-families';

/**
 * The vocabularies of all families in flat columns. Several families may share a term, so a term has a number, and a place is one term
 * in the vocabulary of one family. Places are numbered family by family, in the order of each vocabulary.
 */
export type Vocabulary = {
  /** By term, its stems. */
  readonly stems: readonly (readonly string[])[];
  /** By term, the 32-bit number of its first stem. */
  readonly opening: Int32Array;
  /** By term, where it stands. */
  readonly placesOf: readonly (readonly number[])[];
  /** By family, its first place; the number of all places last. */
  readonly from: Int32Array;
  /** By place, its term, the family whose vocabulary it is in, and how much it says about that family. */
  readonly term: Int32Array;
  readonly family: Int32Array;
  readonly weight: Float64Array;
  /** The terms that begin with a stem, the longest first: a text has few of them, and the map has many. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
};

/** Numbers the terms of all vocabularies. */
export function indexVocabulary(families: readonly IndexedFamily[]): Vocabulary {
  const numbers = new Map<string, number>();
  const stems: (readonly string[])[] = [];
  const placesOf: number[][] = [];
  const from: number[] = [];
  const term: number[] = [];
  const family: number[] = [];
  const weight: number[] = [];
  for (const [number, { vocabulary }] of families.entries()) {
    from.push(term.length);
    for (const entry of vocabulary) {
      const known = numbers.get(entry.key) ?? stems.push(entry.stems) - 1;
      numbers.set(entry.key, known);
      placesOf[known] ??= [];
      placesOf[known].push(term.length);
      term.push(known);
      family.push(number);
      weight.push(entry.weight);
    }
  }
  from.push(term.length);
  return {
    stems,
    opening: Int32Array.from(stems, ([stem = '']) => hashOf(stem, 0, stem.length)),
    placesOf,
    from: Int32Array.from(from),
    term: Int32Array.from(term),
    family: Int32Array.from(family),
    weight: Float64Array.from(weight),
    byStem: termsByStem(stems),
  };
}

function termsByStem(terms: readonly (readonly string[])[]): Map<string, number[]> {
  const byStem = new Map<string, number[]>();
  for (const [term, [stem = '']] of terms.entries()) {
    const known = byStem.get(stem);
    if (known === undefined) byStem.set(stem, [term]);
    else known.push(term);
  }
  const lengthOf = (term: number): number => terms[term]?.length ?? 0;
  for (const sharing of byStem.values()) sharing.sort((a, b) => lengthOf(b) - lengthOf(a));
  return byStem;
}
