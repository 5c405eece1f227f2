import { otherNumber, splitName } from '@candor/engine/taxonomy/split-name';
import type { Taxonomy } from '@candor/engine/taxonomy/types';
import { cleanName, formsOf } from './name-rules';
import type { PublishedOccupation } from './published';

/** One word alone ('keeper') says too little to be taken over unseen, more than five are a description. */
const WORDS = { fewest: 2, most: 5 } as const;
/** Titles that one family may gain. */
const MOST_TITLES = 60;

/**
 * Further working titles for our occupation families, by the key of the family. An occupation belongs to the family whose
 * title it carries itself, where there is exactly one; its other titles go there, unless they are titles or names of ours
 * already or two families would claim them. Occupations without a family of ours are left out: a family needs a vocabulary.
 */
export function addTitles(
  { families }: Taxonomy,
  occupations: readonly PublishedOccupation[],
  names: ReadonlyMap<string, string>,
): [family: string, titles: string[]][] {
  const known = new Map<string, Set<string>>();
  for (const { id, titles, fields = [] } of families) {
    for (const title of [...titles, ...fields]) {
      const forms = splitName(title);
      for (const spelled of [forms, otherNumber(forms) ?? forms]) {
        const key = spelled.join(' ');
        known.set(key, (known.get(key) ?? new Set()).add(id));
      }
    }
  }
  const claims = new Map<string, Set<string>>();
  for (const { titles } of [...occupations].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const [own = '', ...others] = titles;
    const [family, ...more] = known.get(formsOf(own)) ?? [];
    if (family === undefined || more.length > 0) continue;
    for (const title of others) {
      const text = cleanName(title).toLowerCase();
      if (!isUsable(text) || known.has(formsOf(text)) || names.has(formsOf(text))) continue;
      claims.set(text, (claims.get(text) ?? new Set()).add(family));
    }
  }
  const added = new Map<string, string[]>();
  for (const [title, claimants] of [...claims].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [family] = claimants;
    if (family === undefined || claimants.size > 1) continue;
    const titles = added.get(family) ?? [];
    if (titles.length < MOST_TITLES) added.set(family, [...titles, title]);
  }
  return [...added].sort(([a], [b]) => (a < b ? -1 : 1));
}

function isUsable(title: string): boolean {
  const words = splitName(title).length;
  return words >= WORDS.fewest && words <= WORDS.most && /^[\p{L} '&/-]+$/u.test(title);
}
