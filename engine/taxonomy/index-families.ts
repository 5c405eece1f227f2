import { wordWeight } from '../score/word-weight';
import { type NameTrie, NONE } from '../skills/name-trie';
import { otherNumber, splitName } from './split-name';
import type { OccupationFamily } from './types';

export type IndexedTitle = {
  readonly forms: readonly string[];
  /** Numbers of the families that use this title. */
  readonly families: number[];
  /** True for the name of a field of work, which says less than the title of a person. */
  readonly field: boolean;
  /**
   * True for one word that ends the titles of many families ('technician'): it says hardly more than that somebody
   * works.
   */
  readonly generic: boolean;
  /** True for the plural that was built from a written title: 'general contractors' are a firm. */
  readonly plural: boolean;
};

type OwnedTitle = Omit<IndexedTitle, 'generic'>;

export type FamilyTerm = {
  /** Its stems as one text. */
  readonly key: string;
  readonly stems: readonly string[];
  /** How much the term says about the family: rarer among families and longer is more. */
  readonly weight: number;
};

export type IndexedFamily = {
  readonly id: string;
  readonly name: string;
  readonly sector: string;
  readonly group: string | null;
  /** Ids of the families whose people its own help. */
  readonly helps: ReadonlySet<string>;
  readonly vocabulary: readonly FamilyTerm[];
  /** The weights of the vocabulary, added up. */
  readonly size: number;
  /** The terms of the vocabulary as texts of stems. */
  readonly terms: ReadonlySet<string>;
};

/** Above this many families a word no longer tells one from another. */
const TELLING_FAMILIES = 3;
/**
 * A word that ends the titles of more families than this names a rank or a manner of work and no trade: 'analyst' and
 * 'operator' do, 'nurse' and 'teacher' do not.
 */
const GENERIC_FROM = 25;

/**
 * Puts working titles into the trie, where `path` leads to their nodes, and weighs the vocabulary of each family by the stems that `stem`
 * gives its words.
 */
export function indexFamilies(
  families: readonly OccupationFamily[],
  names: NameTrie,
  path: (forms: readonly string[]) => number,
  stem: (form: string) => string,
): { families: IndexedFamily[]; titles: IndexedTitle[] } {
  const titles: OwnedTitle[] = [];
  const put = (forms: readonly string[], family: number, field: boolean, plural = false): void => {
    if (forms.length === 0) return;
    const node = path(forms);
    if (names.titleAt(node) === NONE) {
      names.setTitle(node, titles.length);
      titles.push({ forms, families: [], field, plural });
    }
    const entry = titles[names.titleAt(node)];
    if (entry === undefined || (field && !entry.field)) return;
    if (!entry.families.includes(family)) entry.families.push(family);
  };
  families.forEach((family, number) => {
    for (const title of family.titles) {
      const forms = splitName(title);
      put(forms, number, false);
      const other = otherNumber(forms);
      if (other !== null) put(other, number, false, forms.at(-1)?.endsWith('s') === false);
    }
  });
  // Second, so that a title that somebody wrote down is never taken for the name of a field.
  families.forEach((family, number) => {
    for (const field of family.fields ?? []) put(splitName(field), number, true);
  });
  const stemmed = families.map((family) =>
    family.vocabulary.map((term) => splitName(term).map(stem)),
  );
  const sharing = countFamilies(stemmed);
  return {
    titles: markGeneric(titles),
    families: families.map((family, number) => ({
      id: family.id,
      name: family.name,
      sector: family.sector,
      group: family.group ?? null,
      helps: new Set(family.helps),
      ...weigh(stemmed[number] ?? [], sharing),
      terms: new Set((stemmed[number] ?? []).map((stems) => stems.join(' '))),
    })),
  };
}

function markGeneric(titles: readonly OwnedTitle[]): IndexedTitle[] {
  const familiesEnding = new Map<string, Set<number>>();
  for (const { forms, families, field } of titles) {
    if (field || forms.length < 2) continue;
    const last = forms.at(-1) ?? '';
    const known = familiesEnding.get(last) ?? new Set();
    for (const family of families) known.add(family);
    familiesEnding.set(last, known);
  }
  return titles.map((title) => ({
    ...title,
    generic:
      title.forms.length === 1 &&
      (familiesEnding.get(title.forms[0] ?? '')?.size ?? 0) > GENERIC_FROM,
  }));
}

function countFamilies(stemmed: readonly (readonly (readonly string[])[])[]): Map<string, number> {
  const sharing = new Map<string, number>();
  for (const terms of stemmed) {
    for (const key of new Set(terms.map((stems) => stems.join(' ')))) {
      sharing.set(key, (sharing.get(key) ?? 0) + 1);
    }
  }
  return sharing;
}

function weigh(
  terms: readonly (readonly string[])[],
  sharing: ReadonlyMap<string, number>,
): Pick<IndexedFamily, 'vocabulary' | 'size'> {
  const seen = new Set<string>();
  const weighed: FamilyTerm[] = [];
  for (const stems of terms) {
    const key = stems.join(' ');
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    const meaning =
      stems.reduce((sum, stem) => sum + wordWeight(stem), 0) / Math.sqrt(stems.length);
    weighed.push({ key, stems, weight: meaning / Math.sqrt(sharing.get(key) ?? 1) });
  }
  return { vocabulary: weighed, size: weighed.reduce((sum, { weight }) => sum + weight, 0) };
}

/** Families by the words of their vocabularies that few of them share: such a word in a title points to its families. */
export function tellingFamilies(families: readonly IndexedFamily[]): Map<string, number[]> {
  const byStem = new Map<string, number[]>();
  for (const [family, { vocabulary }] of families.entries()) {
    for (const { stems } of vocabulary) {
      const [stem = '', second] = stems;
      if (second !== undefined) continue;
      byStem.set(stem, [...(byStem.get(stem) ?? []), family]);
    }
  }
  for (const [stem, sharing] of byStem) {
    if (sharing.length > TELLING_FAMILIES) byStem.delete(stem);
  }
  return byStem;
}
