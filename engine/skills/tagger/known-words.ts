import { TAXONOMY } from '../../taxonomy/data/index';
import { splitName } from '../../taxonomy/split-name';

/** How often a word stands anywhere, first and last in names of the taxonomy, each in powers of two. */
export type NamePlaces = readonly [any: number, first: number, last: number];

const NOWHERE: NamePlaces = [0, 0, 0];
let counted: ReadonlyMap<string, NamePlaces> | null = null;

/** Positions at which taxonomy names contain a word, in lower case. */
export function namePlaces(word: string): NamePlaces {
  counted ??= count();
  return counted.get(word) ?? NOWHERE;
}

function count(): Map<string, NamePlaces> {
  const counts = new Map<string, [number, number, number]>();
  const entry = (form: string): [number, number, number] => {
    const known = counts.get(form) ?? [0, 0, 0];
    counts.set(form, known);
    return known;
  };
  for (const concept of TAXONOMY.concepts) {
    for (const name of [concept.name, ...(concept.aliases ?? [])]) {
      const forms = splitName(name);
      forms.forEach((form, at) => {
        const places = entry(form);
        places[0] += 1;
        if (at === 0) places[1] += 1;
        if (at === forms.length - 1) places[2] += 1;
      });
    }
  }
  return new Map([...counts].map(([form, [a, b, c]]) => [form, [bucket(a), bucket(b), bucket(c)]]));
}

function bucket(count: number): number {
  return count === 0 ? 0 : 32 - Math.clz32(count);
}
