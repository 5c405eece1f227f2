import { isPlainName } from './plain-name';
import { splitName } from './split-name';
import type { Concept, OccupationFamily, Taxonomy } from './types';

const FEWEST_TITLES = 6;
const FEWEST_TERMS = 12;

/**
 * Lists what is wrong with a taxonomy, one sentence per problem; an empty list means that the engine can rely on it:
 * every name belongs to one concept, every link leads to a concept without a circle, every family is worth having.
 */
export function taxonomyProblems(taxonomy: Taxonomy): string[] {
  return [
    ...nameProblems(taxonomy.concepts),
    ...plainNameProblems(taxonomy.concepts),
    ...linkProblems(taxonomy.concepts),
    ...circleProblems(taxonomy.concepts),
    ...familyIdProblems(taxonomy.families),
    ...taxonomy.families.flatMap(familyProblems),
  ];
}

/** Names are compared without case, so that 'GO' and 'Go' cannot belong to two concepts. */
function nameProblems(concepts: readonly Concept[]): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const concept of concepts) {
    for (const name of [concept.name, ...(concept.aliases ?? [])]) {
      if (name.trim() === '') problems.push(`Concept '${concept.name}' has an empty name`);
      const owner = owners.get(name.toLowerCase());
      if (owner === concept.name) problems.push(`'${name}' stands twice in concept '${owner}'`);
      else if (owner !== undefined)
        problems.push(`'${name}' belongs to '${owner}' and '${concept.name}'`);
      owners.set(name.toLowerCase(), concept.name);
    }
    for (const word of concept.context ?? []) {
      if (word !== word.toLowerCase())
        problems.push(`Context '${word}' of '${concept.name}' has upper case`);
    }
  }
  return problems;
}

/** 'B.E.' reads like 'be': such a name would stand in every text unless it needs words around it. */
function plainNameProblems(concepts: readonly Concept[]): string[] {
  return concepts
    .filter((concept) => concept.context === undefined)
    .flatMap((concept) =>
      [concept.name, ...(concept.aliases ?? [])]
        .filter((name) => isPlainName(splitName(name)))
        .map((name) => `'${name}' of '${concept.name}' reads like a plain word and has no context`),
    );
}

function linkProblems(concepts: readonly Concept[]): string[] {
  const known = new Set(concepts.map((concept) => concept.name));
  return concepts.flatMap(({ name, broader = [], related = [] }) => {
    const linked = [...broader, ...related.map(([other]) => other)];
    return [
      ...linked
        .filter((other) => !known.has(other))
        .map((other) => `'${name}' links to unknown '${other}'`),
      ...related
        .filter(([, share]) => !(share > 0 && share < 1))
        .map(([other]) => `Share of '${name}' with '${other}' is not between 0 and 1`),
      ...related.filter(([other]) => other === name).map(() => `'${name}' is related to itself`),
    ];
  });
}

function circleProblems(concepts: readonly Concept[]): string[] {
  const broaderOf = new Map(concepts.map((concept) => [concept.name, concept.broader ?? []]));
  const safe = new Set<string>();
  const problems: string[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (safe.has(name)) return;
    if (path.includes(name)) {
      problems.push(
        `Broader names run in a circle: ${[...path.slice(path.indexOf(name)), name].join(' > ')}`,
      );
      return;
    }
    for (const broader of broaderOf.get(name) ?? []) visit(broader, [...path, name]);
    safe.add(name);
  };
  for (const concept of concepts) visit(concept.name, []);
  return problems;
}

function familyIdProblems(families: readonly OccupationFamily[]): string[] {
  const ids = families.map((family) => family.id);
  const helped = families.flatMap(({ id, helps = [] }) => helps.map((other) => ({ id, other })));
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `Family id '${id}' stands twice`),
    ...helped
      .filter(({ id, other }) => id === other || !ids.includes(other))
      .map(({ id, other }) => `Family '${id}' helps '${other}', which is no other family`),
  ];
}

function familyProblems({ id, titles, fields = [], vocabulary }: OccupationFamily): string[] {
  return [
    ...(titles.length < FEWEST_TITLES
      ? [`Family '${id}' has fewer than ${FEWEST_TITLES} titles`]
      : []),
    ...(vocabulary.length < FEWEST_TERMS
      ? [`Family '${id}' has fewer than ${FEWEST_TERMS} terms`]
      : []),
    ...listProblems(id, 'title', titles),
    ...listProblems(id, 'field', fields),
    ...listProblems(id, 'term', vocabulary),
  ];
}

function listProblems(id: string, kind: string, items: readonly string[]): string[] {
  return items.flatMap((item, at) => [
    ...(item.trim() === '' ? [`Family '${id}' has an empty ${kind}`] : []),
    ...(item !== item.toLowerCase()
      ? [`The ${kind} '${item}' of family '${id}' has upper case`]
      : []),
    ...(items.indexOf(item) !== at ? [`The ${kind} '${item}' stands twice in family '${id}'`] : []),
  ]);
}
