import type { Concept } from '@candor/engine';
import type { Extension } from '@candor/engine/taxonomy/extension';
import { extensionVersion } from '@candor/engine/taxonomy/extension-version';
import { otherNumber, splitName } from '@candor/engine/taxonomy/split-name';
import type { Taxonomy } from '@candor/engine/taxonomy/types';
import { addTitles } from './add-titles';
import { cleanName, formsOf, type Refusal, type UsableName, usableName } from './name-rules';
import type { Published, PublishedConcept } from './published';

/** What became of the names of an import. */
export type ImportCounts = {
  /** Concepts of ours that have more names now. */
  enriched: number;
  added: number;
  names: number;
  titles: number;
  refused: Record<Refusal | 'taken' | 'over_the_limit', number>;
};

/** What an import may add: the tables of the engine stay in the memory of a scoring thread. */
export const IMPORT_LIMITS = { concepts: 25_000, aliases: 12, names: 90_000 } as const;

/** A published concept with the names that are free, and the concept that has one of its names already; null for none. */
type Addition = { concept: PublishedConcept; owner: string | null; usable: readonly UsableName[] };

/** A published concept and the name that it has among ours. */
type Named = { concept: PublishedConcept; name: string; isOurs: boolean };

/**
 * Adds published lists on top of a taxonomy. A name that is ours stays ours: if a published concept has one, its
 * other names become aliases of our concept. Any other becomes a separate concept, linked to its broader one. No name
 * is assigned twice, everyday words are excluded, and the most used concepts come first if not all fit. The same
 * lists give the same extension.
 */
export function buildExtension(
  ours: Taxonomy,
  published: readonly Published[],
): { extension: Extension; counts: ImportCounts } {
  const counts: ImportCounts = {
    enriched: 0,
    added: 0,
    names: 0,
    titles: 0,
    refused: { everyday: 0, too_short: 0, too_long: 0, no_words: 0, taken: 0, over_the_limit: 0 },
  };
  const owners = namesOf(ours);
  const isOurs = new Set(ours.concepts.map(({ name }) => name));
  const concepts = new Map<string, Concept>();
  const namedByKey = new Map<string, Named>();
  const all = published.flatMap((list) => list.concepts).sort(mostUsedFirst);
  for (const concept of all) {
    const owner = ownerOf(concept, owners, isOurs);
    const usable = usableNames(concept, owners, counts);
    const isOut = owner === null && !hasRoom(concepts.size, counts);
    if (isOut && usable.length > 0) counts.refused.over_the_limit += 1;
    if (isOut || (owner === null && usable.length === 0)) continue;
    const name = owner ?? usable[0]?.text ?? '';
    namedByKey.set(concept.key, { concept, name, isOurs: isOurs.has(name) });
    addNames(concepts, owners, counts, { concept, owner, usable });
  }
  linkBroader(ours, concepts, namedByKey);
  const titles = addTitles(
    ours,
    published.flatMap((list) => list.occupations),
    owners,
  );
  counts.titles = titles.reduce((sum, [, added]) => sum + added.length, 0);
  const sorted = [...concepts.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const version = extensionVersion({ concepts: sorted, titles });
  return { extension: { version, concepts: sorted, titles }, counts };
}

/** Adds a published concept, or what it calls the one of ours that it is. */
function addNames(
  concepts: Map<string, Concept>,
  owners: Map<string, string>,
  counts: ImportCounts,
  { concept, owner, usable }: Addition,
): void {
  const [first] = usable;
  const name = owner ?? first?.text ?? '';
  const aliases = (owner === null ? usable.slice(1) : usable).slice(0, IMPORT_LIMITS.aliases);
  if (owner !== null && aliases.length === 0) return;
  const taken = owner === null ? usable.slice(0, 1).concat(aliases) : aliases;
  for (const { forms } of taken) owners.set(forms, name);
  counts.names += taken.length;
  const before = concepts.get(name);
  if (owner === null) counts.added += 1;
  else if (before === undefined) counts.enriched += 1;
  concepts.set(name, merged(before, conceptOf(name, concept, aliases, owner === null, taken)));
}

/** Every spelling of our names, plurals included, with the concept that it belongs to. */
function namesOf({ concepts }: Taxonomy): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { name, aliases = [] } of concepts) {
    for (const spelled of [name, ...aliases]) owners.set(formsOf(spelled), name);
  }
  for (const { name, aliases = [] } of concepts) {
    for (const spelled of [name, ...aliases]) {
      const other = otherNumber(splitName(spelled))?.join(' ');
      if (other !== undefined && !owners.has(other)) owners.set(other, name);
    }
  }
  return owners;
}

/**
 * The concept that a published one is: the one that has its first name, or the one of ours that has all of its other names
 * that we know.
 */
function ownerOf(
  { names }: PublishedConcept,
  owners: ReadonlyMap<string, string>,
  isOurs: ReadonlySet<string>,
): string | null {
  const [first = '', ...others] = names;
  const direct = owners.get(formsOf(first)) ?? owners.get(formsOf(cleanName(first)));
  if (direct !== undefined) return direct;
  const known = new Set(
    others.flatMap((name) => owners.get(formsOf(name)) ?? []).filter((name) => isOurs.has(name)),
  );
  const [only] = known;
  return known.size === 1 && only !== undefined ? only : null;
}

function usableNames(
  { names, kind }: PublishedConcept,
  owners: ReadonlyMap<string, string>,
  { refused }: ImportCounts,
): UsableName[] {
  const isProduct = kind === 'technology' || kind === 'tool';
  const seen = new Set<string>();
  return names.flatMap((name) => {
    const usable = usableName(name, isProduct);
    if (typeof usable === 'string') {
      refused[usable] += 1;
      return [];
    }
    if (seen.has(usable.forms)) return [];
    seen.add(usable.forms);
    if (!owners.has(usable.forms)) return [usable];
    refused.taken += 1;
    return [];
  });
}

function hasRoom(concepts: number, { names }: ImportCounts): boolean {
  return concepts < IMPORT_LIMITS.concepts && names < IMPORT_LIMITS.names;
}

function conceptOf(
  name: string,
  { kind }: PublishedConcept,
  aliases: readonly UsableName[],
  isNew: boolean,
  taken: readonly UsableName[],
): Concept {
  const context = isNew ? taken.find((one) => one.context !== null)?.context : undefined;
  return {
    name,
    kind,
    ...(aliases.length > 0 && { aliases: aliases.map(({ text }) => text) }),
    ...(context && { context }),
  };
}

/** Two published concepts that are the same of ours bring their names together. */
function merged(before: Concept | undefined, more: Concept): Concept {
  if (before === undefined) return more;
  return { ...before, aliases: [...(before.aliases ?? []), ...(more.aliases ?? [])] };
}

/** Links new concepts to what they are a kind of. A link that would close a circle is left out. */
function linkBroader(
  ours: Taxonomy,
  concepts: Map<string, Concept>,
  namedByKey: ReadonlyMap<string, Named>,
): void {
  const above = new Map(ours.concepts.map(({ name, broader = [] }) => [name, [...broader]]));
  const leadsTo = (from: string, to: string): boolean =>
    from === to || (above.get(from) ?? []).some((next) => leadsTo(next, to));
  const added = [...namedByKey.values()].filter(({ isOurs }) => !isOurs);
  for (const { concept, name } of added) {
    const links: string[] = [];
    for (const key of concept.broader) {
      const goal = namedByKey.get(key)?.name;
      if (goal === undefined || links.includes(goal) || leadsTo(goal, name)) continue;
      links.push(goal);
      above.set(name, [...links]);
    }
    const kept = concepts.get(name);
    if (kept !== undefined && links.length > 0)
      concepts.set(name, { ...kept, broader: links.sort() });
  }
}

function mostUsedFirst(a: PublishedConcept, b: PublishedConcept): number {
  return b.use - a.use || (a.key < b.key ? -1 : 1);
}
