import { rememberStems } from '../read/stem';
import { NameTrie, NONE } from '../skills/name-trie';
import { TAXONOMY } from './data/index';
import { spellNames } from './index-concepts';
import { NAME_MARKS, type Outline } from './outline';
import { outlineTitles } from './outline-titles';
import { outlineVocabularies } from './outline-vocabularies';
import { splitName } from './split-name';
import type { Taxonomy } from './types';

/** Finds out about a taxonomy what `indexOutline` needs. */
export function outlineTaxonomy(taxonomy: Taxonomy): Outline {
  const wordIds = new Map<string, number>();
  const trie = new NameTrie();
  const numberOf = (form: string): number => {
    const known = wordIds.get(form);
    if (known !== undefined) return known;
    wordIds.set(form, wordIds.size + 1);
    return wordIds.size;
  };
  const path = (forms: readonly string[]): number => trie.grow(forms.map(numberOf));
  const stem = rememberStems();
  const names = outlineNames(taxonomy, trie, path);
  const titles = outlineTitles(taxonomy.families, trie, path);
  const vocabularies = outlineVocabularies(taxonomy.families, stem);
  return {
    words: [...wordIds.keys()],
    steps: trie.steps(),
    names,
    titles,
    vocabularies,
    tradeStems: tradeStems(vocabularies, stem),
  };
}

function outlineNames(
  { concepts }: Taxonomy,
  trie: NameTrie,
  path: (forms: readonly string[]) => number,
): Outline['names'] {
  const nodes: number[] = [];
  const owners: number[] = [];
  const marks: number[] = [];
  for (const { forms, name } of spellNames(concepts)) {
    const node = path(forms);
    if (trie.nameAt(node) !== NONE) continue;
    trie.setName(node, nodes.length);
    nodes.push(node);
    owners.push(name.concept);
    marks.push(
      (name.canonical ? NAME_MARKS.canonical : 0) |
        (name.ambiguous ? NAME_MARKS.ambiguous : 0) |
        (name.capitals ? NAME_MARKS.capitals : 0) |
        (name.doubted ? NAME_MARKS.doubted : 0),
    );
  }
  return { nodes, concepts: owners, marks };
}

function tradeStems(
  vocabularies: Outline['vocabularies'],
  stem: (form: string) => string,
): string[] {
  const stems = new Set(vocabularies.flatMap(({ keys }) => keys.flatMap((key) => key.split(' '))));
  for (const concept of TAXONOMY.concepts) {
    if (concept.kind === 'soft_skill' || concept.kind === 'spoken_language') continue;
    for (const name of [concept.name, ...(concept.aliases ?? [])])
      for (const form of splitName(name)) stems.add(stem(form));
  }
  return [...stems];
}
