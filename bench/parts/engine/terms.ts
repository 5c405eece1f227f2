import { TAXONOMY } from '@candor/engine/taxonomy/data/index';

/** Every name that the engine knows, in lower case: what a bare search has to look for. */
export function knownTerms(): string[] {
  const names = TAXONOMY.concepts.flatMap(({ name, aliases }) => [name, ...(aliases ?? [])]);
  const work = TAXONOMY.families.flatMap(({ titles, vocabulary }) => [...titles, ...vocabulary]);
  return [...new Set([...names, ...work].map((term) => term.toLowerCase()))];
}
