/**
 * What takes longest to find out about a taxonomy: each name as words, each word and each step from word to word with a number, each
 * term weighed. Nothing but lists of texts and numbers, so that a build can make it once for all starts that follow.
 */
export type Outline = {
  /** The word forms of all names. The number of a word is its place, counted from 1. */
  readonly words: readonly string[];
  /** The steps of the trie of names, in the order of the nodes that they reach, from node 1 on. */
  readonly steps: { readonly from: readonly number[]; readonly word: readonly number[] };
  /** The names of concepts: the node where each ends, its concept, and its marks added up. */
  readonly names: {
    readonly nodes: readonly number[];
    readonly concepts: readonly number[];
    readonly marks: readonly number[];
  };
  /** The working titles: the node where each ends, the families that use it, and its marks added up. */
  readonly titles: {
    readonly nodes: readonly number[];
    readonly families: readonly (readonly number[])[];
    readonly marks: readonly number[];
  };
  /** By family, the terms of its vocabulary as texts of stems, and what each says about the family. */
  readonly vocabularies: readonly {
    readonly keys: readonly string[];
    readonly weights: readonly number[];
  }[];
  /** Stems of all words in vocabularies and in names of hard concepts. */
  readonly tradeStems: readonly string[];
};

/** The marks of a name; see `ConceptName`. */
export const NAME_MARKS = { canonical: 1, ambiguous: 2, capitals: 4, doubted: 8 };

/** The marks of a title; see `IndexedTitle`. */
export const TITLE_MARKS = { field: 1, generic: 2, plural: 4, isFieldToo: 8 };
