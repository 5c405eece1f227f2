import { rememberStems } from '../read/stem';
import { NameTrie } from '../skills/name-trie';
import { TAXONOMY } from './data/index';
import { extendTaxonomy } from './extend-taxonomy';
import { takeExtension } from './extension';
import { type ConceptName, type IndexedConcept, indexConcepts } from './index-concepts';
import {
  type IndexedFamily,
  type IndexedTitle,
  indexFamilies,
  tellingFamilies,
} from './index-families';
import { indexVocabulary, type Vocabulary } from './index-vocabulary';
import { splitName } from './split-name';
import type { Taxonomy } from './types';

/** The taxonomy made ready for one pass over a text. Built once, never changed. */
export type TaxonomyIndex = {
  /** Word form to its number; numbers start at 1. */
  readonly wordIds: ReadonlyMap<string, number>;
  readonly names: NameTrie;
  /** By the number that `names` has: which concept, and whether the name needs words around it to count. */
  readonly conceptNames: readonly ConceptName[];
  readonly concepts: readonly IndexedConcept[];
  readonly conceptByName: ReadonlyMap<string, number>;
  readonly titles: readonly IndexedTitle[];
  /** By title: 1 for the name of a field of work. Nearly every title of a text is asked for this alone. */
  readonly isField: Uint8Array;
  /** The same for a plural: 1. */
  readonly isPlural: Uint8Array;
  readonly families: readonly IndexedFamily[];
  readonly vocabulary: Vocabulary;
  /** Families by the words that few vocabularies share. */
  readonly tellingFamilies: ReadonlyMap<string, readonly number[]>;
  /** Stems of all words in vocabularies and in names of hard concepts. */
  readonly tradeStems: ReadonlySet<string>;
};

let built: TaxonomyIndex | null = null;

/** The index over the shipped taxonomy and what was installed on top of it, built on the first call. */
export function taxonomyIndex(): TaxonomyIndex {
  built ??= indexTaxonomy(installedTaxonomy());
  return built;
}

function installedTaxonomy(): Taxonomy {
  const extension = takeExtension();
  return extension === null ? TAXONOMY : extendTaxonomy(TAXONOMY, extension);
}

/** The index over any taxonomy. The product reads with `taxonomyIndex`. */
export function indexTaxonomy(taxonomy: Taxonomy): TaxonomyIndex {
  const wordIds = new Map<string, number>();
  const names = new NameTrie();
  const numberOf = (form: string): number => {
    const known = wordIds.get(form);
    if (known !== undefined) return known;
    wordIds.set(form, wordIds.size + 1);
    return wordIds.size;
  };
  const path = (forms: readonly string[]): number => names.grow(forms.map(numberOf));
  const { concepts, conceptNames } = indexConcepts(taxonomy.concepts, names, path);
  const stem = rememberStems();
  const { families, titles } = indexFamilies(taxonomy.families, names, path, stem);
  return {
    wordIds,
    names,
    conceptNames,
    concepts,
    conceptByName: new Map(concepts.map((concept, number) => [concept.name, number])),
    titles,
    isField: Uint8Array.from(titles, ({ field }) => (field ? 1 : 0)),
    isPlural: Uint8Array.from(titles, ({ plural }) => (plural ? 1 : 0)),
    families,
    vocabulary: indexVocabulary(families),
    tellingFamilies: tellingFamilies(families),
    tradeStems: tradeStems(families, stem),
  };
}

function tradeStems(
  families: readonly IndexedFamily[],
  stem: (form: string) => string,
): Set<string> {
  const stems = new Set(
    families.flatMap((family) => family.vocabulary.flatMap((term) => term.stems)),
  );
  for (const concept of TAXONOMY.concepts) {
    if (concept.kind === 'soft_skill' || concept.kind === 'spoken_language') continue;
    for (const name of [concept.name, ...(concept.aliases ?? [])])
      for (const form of splitName(name)) stems.add(stem(form));
  }
  return stems;
}
