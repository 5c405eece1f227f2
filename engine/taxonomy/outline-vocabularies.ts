import { wordWeight } from '../score/word-weight';
import type { Outline } from './outline';
import { splitName } from './split-name';
import type { OccupationFamily } from './types';

/** Weighs the vocabulary of each family by the stems that `stem` gives its words. */
export function outlineVocabularies(
  families: readonly OccupationFamily[],
  stem: (form: string) => string,
): Outline['vocabularies'] {
  const keys = families.map(
    ({ vocabulary }) => new Set(vocabulary.map((term) => splitName(term).map(stem).join(' '))),
  );
  const sharing = countFamilies(keys);
  return keys.map((own) => {
    own.delete('');
    const terms = [...own];
    return {
      keys: terms,
      weights: terms.map((key) => meaningOf(key) / Math.sqrt(sharing.get(key) ?? 1)),
    };
  });
}

function meaningOf(key: string): number {
  const stems = key.split(' ');
  return stems.reduce((sum, stem) => sum + wordWeight(stem), 0) / Math.sqrt(stems.length);
}

function countFamilies(keys: readonly ReadonlySet<string>[]): Map<string, number> {
  const sharing = new Map<string, number>();
  for (const own of keys) for (const key of own) sharing.set(key, (sharing.get(key) ?? 0) + 1);
  return sharing;
}
