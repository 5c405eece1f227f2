import { rememberStems, stemOf } from '../read/stem';
import { SENIORITY } from '../skills/seniority';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { wordWeight } from './word-weight';

/**
 * Rarity of a word that is in no title of the map: it may name an occupation that the map lacks, the place or the
 * employer.
 */
const UNKNOWN = 0.3;
const RANKS = new Set([...SENIORITY, 'intern', 'trainee', 'level'].map(stemOf));

let known: ReadonlyMap<string, number> | null = null;

/**
 * How clearly a title word points to one kind of work, 0 to 1: little if the titles of many families contain it
 * ('manager'), nothing if it is a rank.
 */
export function titleWordRarity(stem: string): number {
  if (RANKS.has(stem)) return 0;
  known ??= rarities();
  return known.get(stem) ?? UNKNOWN;
}

/**
 * How much it says that a resume contains a word of the job's title: also less if postings of every kind contain it.
 */
export function titleWordWeight(stem: string): number {
  return Math.min(titleWordRarity(stem), wordWeight(stem));
}

/** For each stem in the titles of the map, how few families share it. */
function rarities(): Map<string, number> {
  const { titles, families } = taxonomyIndex();
  const stem = rememberStems();
  const holding = new Map<string, Set<number>>();
  for (const { forms, families: own, field } of titles) {
    if (field) continue;
    for (const form of forms) {
      const holders = holding.get(stem(form)) ?? new Set();
      for (const family of own) holders.add(family);
      holding.set(stem(form), holders);
    }
  }
  const most = Math.log(families.length + 1);
  return new Map(
    [...holding].map(([stem, holders]) => [stem, (most - Math.log(holders.size + 1)) / most]),
  );
}
