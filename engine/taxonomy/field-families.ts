import { TAXONOMY } from './data/index';
import { taxonomyIndex } from './index-taxonomy';
import { splitName } from './split-name';

let built: ReadonlyMap<number, ReadonlySet<number>> | null = null;

/** The families whose work is this concept, as nursing is that of nurses; null for a concept that is no field of work. */
export function familiesOfField(concept: number): ReadonlySet<number> | null {
  built ??= indexFields();
  return built.get(concept) ?? null;
}

function indexFields(): Map<number, ReadonlySet<number>> {
  const fields = new Map<string, Set<number>>();
  // As they were written down: the index takes a field that is also a title ('Nursing, Lakeside, 2018') for a title.
  for (const [number, family] of TAXONOMY.families.entries()) {
    for (const field of family.fields ?? []) {
      const key = splitName(field).join(' ');
      fields.set(key, (fields.get(key) ?? new Set()).add(number));
    }
  }
  const found = new Map<number, ReadonlySet<number>>();
  const aliasesOf = new Map(TAXONOMY.concepts.map(({ name, aliases }) => [name, aliases ?? []]));
  for (const [number, { name }] of taxonomyIndex().concepts.entries()) {
    const families = [name, ...(aliasesOf.get(name) ?? [])].flatMap((written) => [
      ...(fields.get(splitName(written).join(' ')) ?? []),
    ]);
    if (families.length > 0) found.set(number, new Set(families));
  }
  return found;
}
