import type { Extension } from './extension';
import type { Concept, OccupationFamily, Taxonomy } from './types';

/**
 * Our taxonomy with an extension on top. A concept that carries a name of ours adds its aliases to our concept and nothing
 * else: its kind, its links and its context stay ours. Titles join the family of their key.
 */
export function extendTaxonomy(ours: Taxonomy, { concepts, titles }: Extension): Taxonomy {
  const known = new Set(ours.concepts.map(({ name }) => name));
  const added = new Map(
    concepts.filter(({ name }) => known.has(name)).map((one) => [one.name, one]),
  );
  const titlesOf = new Map(titles);
  return {
    concepts: [
      ...ours.concepts.map((concept) => withAliases(concept, added.get(concept.name))),
      ...concepts.filter(({ name }) => !known.has(name)),
    ],
    families: ours.families.map((family) => withTitles(family, titlesOf.get(family.id) ?? [])),
  };
}

function withAliases(concept: Concept, more: Concept | undefined): Concept {
  if (more?.aliases === undefined) return concept;
  return { ...concept, aliases: [...(concept.aliases ?? []), ...more.aliases] };
}

function withTitles(family: OccupationFamily, more: readonly string[]): OccupationFamily {
  return more.length === 0 ? family : { ...family, titles: [...family.titles, ...more] };
}
