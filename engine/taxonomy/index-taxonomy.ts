import { NameTrie, ROOT } from '../skills/name-trie';
import { BUILT_OUTLINE } from './built-outline';
import { TAXONOMY } from './data/index';
import { extendTaxonomy } from './extend-taxonomy';
import { takeExtension } from './extension';
import { type ConceptName, type IndexedConcept, indexConcepts, indexNames } from './index-concepts';
import {
  type IndexedFamily,
  type IndexedTitle,
  indexFamilies,
  indexTitles,
  tellingFamilies,
} from './index-families';
import { indexVocabulary, type Vocabulary } from './index-vocabulary';
import type { Outline } from './outline';
import { outlineTaxonomy } from './outline-taxonomy';
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
  built ??= indexInstalled();
  return built;
}

function indexInstalled(): TaxonomyIndex {
  const extension = takeExtension();
  if (extension !== null) return indexTaxonomy(extendTaxonomy(TAXONOMY, extension));
  return indexOutline(TAXONOMY, BUILT_OUTLINE ?? outlineTaxonomy(TAXONOMY));
}

/** The index over any taxonomy. The product reads with `taxonomyIndex`. */
export function indexTaxonomy(taxonomy: Taxonomy): TaxonomyIndex {
  return indexOutline(taxonomy, outlineTaxonomy(taxonomy));
}

/** The index over a taxonomy whose outline is known. */
export function indexOutline(taxonomy: Taxonomy, outline: Outline): TaxonomyIndex {
  const { words, steps } = outline;
  const names = NameTrie.of(steps);
  setEnds(names, outline);
  const conceptByName = new Map(taxonomy.concepts.map(({ name }, number) => [name, number]));
  const families = indexFamilies(taxonomy.families, outline.vocabularies);
  const titles = indexTitles(outline.titles, (node) => wordsTo(node, outline));
  return {
    wordIds: new Map(words.map((word, at) => [word, at + 1])),
    names,
    conceptNames: indexNames(outline.names),
    concepts: indexConcepts(taxonomy.concepts, conceptByName),
    conceptByName,
    titles,
    isField: Uint8Array.from(titles, ({ field }) => (field ? 1 : 0)),
    isPlural: Uint8Array.from(titles, ({ plural }) => (plural ? 1 : 0)),
    families,
    vocabulary: indexVocabulary(families),
    tellingFamilies: tellingFamilies(families),
    tradeStems: new Set(outline.tradeStems),
  };
}

function setEnds(trie: NameTrie, { names, titles }: Outline): void {
  for (let name = 0; name < names.nodes.length; name++)
    trie.setName(names.nodes[name] ?? ROOT, name);
  for (let title = 0; title < titles.nodes.length; title++)
    trie.setTitle(titles.nodes[title] ?? ROOT, title);
}

/** The words on the way to a node. */
function wordsTo(node: number, { words, steps }: Outline): string[] {
  const way: string[] = [];
  for (let at = node; at !== ROOT; at = steps.from[at - 1] ?? ROOT)
    way.push(words[(steps.word[at - 1] ?? 0) - 1] ?? '');
  return way.reverse();
}
