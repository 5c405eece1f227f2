import { describe, expect, it } from 'vitest';
import { TAXONOMY } from './data/index';
import type { Concept, OccupationFamily } from './types';
import { taxonomyProblems } from './validate';

const WORDS = [
  'mop',
  'rake',
  'hose',
  'pump',
  'saw',
  'vice',
  'file',
  'drill',
  'lamp',
  'rope',
  'nail',
  'glue',
];
const FAMILY: OccupationFamily = {
  id: 'lamplighter',
  name: 'Lamplighter',
  sector: 'public',
  titles: [
    'lamplighter',
    'lamp lighter',
    'lamp keeper',
    'gas lighter',
    'street lighter',
    'lamp warden',
  ],
  vocabulary: WORDS,
};

const problemsOf = (
  concepts: readonly Concept[],
  families: readonly OccupationFamily[] = [FAMILY],
) => taxonomyProblems({ concepts, families });
const skill = (name: string, rest: Partial<Concept> = {}): Concept => ({
  name,
  kind: 'skill',
  ...rest,
});

describe('the taxonomy of the product', () => {
  it('has no problems', () => {
    expect(taxonomyProblems(TAXONOMY)).toEqual([]);
  });

  it('knows at least 8,500 concepts by 20,000 names', () => {
    const names = TAXONOMY.concepts.flatMap((concept) => [
      concept.name,
      ...(concept.aliases ?? []),
    ]);
    expect(TAXONOMY.concepts.length).toBeGreaterThanOrEqual(8500);
    expect(names.length).toBeGreaterThanOrEqual(20_000);
  });

  it('knows at least 245 occupation families by 7,000 working titles', () => {
    const titles = new Set(TAXONOMY.families.flatMap((family) => family.titles));
    expect(TAXONOMY.families.length).toBeGreaterThanOrEqual(245);
    expect(titles.size).toBeGreaterThanOrEqual(7000);
  });

  it('has at least 60 spoken languages and 50 soft skills', () => {
    const count = (kind: Concept['kind']) =>
      TAXONOMY.concepts.filter((concept) => concept.kind === kind).length;
    expect(count('spoken_language')).toBeGreaterThanOrEqual(60);
    expect(count('soft_skill')).toBeGreaterThanOrEqual(50);
  });
});

describe('taxonomyProblems', () => {
  it('finds nothing in a sound taxonomy', () => {
    const concepts = [
      skill('Lamps', { aliases: ['lanterns'] }),
      skill('Oil lamps', { broader: ['Lamps'] }),
    ];
    expect(problemsOf(concepts)).toEqual([]);
  });

  it('finds a family that helps itself or one that is not there', () => {
    const helper = { ...FAMILY, helps: ['lamplighter', 'lantern_maker'] };
    expect(problemsOf([], [helper])).toEqual([
      "Family 'lamplighter' helps 'lamplighter', which is no other family",
      "Family 'lamplighter' helps 'lantern_maker', which is no other family",
    ]);
  });

  it('finds an alias that two concepts claim, whatever its case', () => {
    const concepts = [
      skill('Lamps', { aliases: ['Lantern'] }),
      skill('Torches', { aliases: ['lantern'] }),
    ];
    expect(problemsOf(concepts)).toEqual(["'lantern' belongs to 'Lamps' and 'Torches'"]);
  });

  it('finds a name that stands twice in one concept', () => {
    expect(problemsOf([skill('Lamps', { aliases: ['lamps'] })])).toEqual([
      "'lamps' stands twice in concept 'Lamps'",
    ]);
  });

  it('finds an empty alias', () => {
    expect(problemsOf([skill('Lamps', { aliases: [' '] })])).toEqual([
      "Concept 'Lamps' has an empty name",
    ]);
  });

  it('finds a context word with upper case', () => {
    expect(problemsOf([skill('Wick', { context: ['Lamp'] })])).toEqual([
      "Context 'Lamp' of 'Wick' has upper case",
    ]);
  });

  it('finds a name that reads like a plain word, unless it needs words around it', () => {
    expect(problemsOf([skill('Bachelor of Lamps', { aliases: ['B.E.'] })])).toEqual([
      "'B.E.' of 'Bachelor of Lamps' reads like a plain word and has no context",
    ]);
    expect(problemsOf([skill('Lamps', { aliases: ['BE'], context: ['wick'] })])).toEqual([]);
  });

  it('finds links to concepts that do not exist', () => {
    const concepts = [skill('Lamps', { broader: ['Light'], related: [['Candles', 0.5]] })];
    expect(problemsOf(concepts)).toEqual([
      "'Lamps' links to unknown 'Light'",
      "'Lamps' links to unknown 'Candles'",
    ]);
  });

  it('finds a circle of broader names', () => {
    const concepts = [
      skill('Lamps', { broader: ['Light'] }),
      skill('Light', { broader: ['Lamps'] }),
    ];
    expect(problemsOf(concepts)).toEqual(['Broader names run in a circle: Lamps > Light > Lamps']);
  });

  it('finds a share of one or more', () => {
    const concepts = [skill('Lamps', { related: [['Candles', 1]] }), skill('Candles')];
    expect(problemsOf(concepts)).toEqual([
      "Share of 'Lamps' with 'Candles' is not between 0 and 1",
    ]);
  });

  it('finds a concept that is related to itself', () => {
    expect(problemsOf([skill('Lamps', { related: [['Lamps', 0.5]] })])).toEqual([
      "'Lamps' is related to itself",
    ]);
  });

  it('finds a family id that stands twice', () => {
    expect(problemsOf([], [FAMILY, FAMILY])).toEqual(["Family id 'lamplighter' stands twice"]);
  });

  it('finds a family with too few titles and too few terms', () => {
    const family = { ...FAMILY, titles: FAMILY.titles.slice(1), vocabulary: WORDS.slice(1) };
    expect(problemsOf([], [family])).toEqual([
      "Family 'lamplighter' has fewer than 6 titles",
      "Family 'lamplighter' has fewer than 12 terms",
    ]);
  });

  it('finds titles and terms that are empty, in upper case or repeated', () => {
    const family = {
      ...FAMILY,
      titles: [...FAMILY.titles, '', 'Lamp Lighter'],
      vocabulary: [...WORDS, 'mop'],
    };
    expect(problemsOf([], [family])).toEqual([
      "Family 'lamplighter' has an empty title",
      "The title 'Lamp Lighter' of family 'lamplighter' has upper case",
      "The term 'mop' stands twice in family 'lamplighter'",
    ]);
  });
});
