import { type Outline, TITLE_MARKS } from './outline';
import type { OccupationFamily } from './types';

export type IndexedTitle = {
  readonly forms: readonly string[];
  /** Numbers of the families that use this title. */
  readonly families: readonly number[];
  /** True for the name of a field of work, which says less than the title of a person. */
  readonly field: boolean;
  /** True for the name of a field that somebody also wrote down as a title: 'Logistics, Lakeside, 2018'. */
  readonly isFieldToo: boolean;
  /**
   * True for one word that ends the titles of many families ('technician'): it says hardly more than that somebody
   * works.
   */
  readonly generic: boolean;
  /** True for the plural that was built from a written title: 'general contractors' are a firm. */
  readonly plural: boolean;
};

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
/** The working titles, with the words that lead to each node and the marks that the outline has of them. */
export function indexTitles(
  { nodes, families, marks }: Outline['titles'],
  wordsTo: (node: number) => string[],
): IndexedTitle[] {
  return nodes.map((node, title) => {
    const mark = marks[title] ?? 0;
    return {
      forms: wordsTo(node),
      families: families[title] ?? [],
      field: (mark & TITLE_MARKS.field) !== 0,
      isFieldToo: (mark & TITLE_MARKS.isFieldToo) !== 0,
      generic: (mark & TITLE_MARKS.generic) !== 0,
      plural: (mark & TITLE_MARKS.plural) !== 0,
    };
  });
}

/** The families with their vocabularies, as these were weighed. */
export function indexFamilies(
  families: readonly OccupationFamily[],
  vocabularies: Outline['vocabularies'],
): IndexedFamily[] {
  const stemsOf = new Map<string, readonly string[]>();
  const split = (key: string): readonly string[] => {
    const known = stemsOf.get(key) ?? key.split(' ');
    stemsOf.set(key, known);
    return known;
  };
  return families.map(({ id, name, sector, group, helps }, number) => {
    const { keys = [], weights = [] } = vocabularies[number] ?? {};
    return {
      id,
      name,
      sector,
      group: group ?? null,
      helps: new Set(helps),
      vocabulary: keys.map((key, at) => ({ key, stems: split(key), weight: weights[at] ?? 0 })),
      size: weights.reduce((sum, weight) => sum + weight, 0),
      terms: new Set(keys),
    };
  });
}

/** Families by the words of their vocabularies that few of them share: such a word in a title points to its families. */
export function tellingFamilies(families: readonly IndexedFamily[]): Map<string, number[]> {
  const byStem = new Map<string, number[]>();
  for (const [family, { vocabulary }] of families.entries()) {
    for (const { stems } of vocabulary) {
      const [stem = '', second] = stems;
      if (second !== undefined) continue;
      const sharing = byStem.get(stem);
      if (sharing === undefined) byStem.set(stem, [family]);
      else sharing.push(family);
    }
  }
  for (const [stem, sharing] of byStem) {
    if (sharing.length > TELLING_FAMILIES) byStem.delete(stem);
  }
  return byStem;
}
