import type { IndexedFamily } from '../taxonomy/index-families';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { JobFamily } from './job-families';

// Credit for work in a neighbouring family of the map; the sector alone says little.
const SAME_GROUP = 0.6;
const SAME_SECTOR = 0.15;
/** Credit for each share of vocabulary in common, and the most that vocabulary alone can earn. */
const OVERLAP_SCALE = 1;
const MOST_BY_OVERLAP = 0.9;

/** How close one family is to another, 0 to 1: by their place in the map, and by the words that they share. */
export function affinity(from: number, to: number): number {
  if (from === to) return 1;
  const { families } = taxonomyIndex();
  const a = families[from];
  const b = families[to];
  if (a === undefined || b === undefined) return 0;
  return Math.min(MOST_BY_OVERLAP, placeAffinity(a, b) + OVERLAP_SCALE * overlap(a, b));
}

function placeAffinity(a: IndexedFamily, b: IndexedFamily): number {
  if (a.sector !== b.sector) return 0;
  return a.group !== null && a.group === b.group ? SAME_GROUP : SAME_SECTOR;
}

/** Cosine of the two vocabularies, every term counting the same. */
function overlap(a: IndexedFamily, b: IndexedFamily): number {
  let shared = 0;
  for (const term of a.terms) if (b.terms.has(term)) shared++;
  return shared === 0 ? 0 : shared / Math.sqrt(a.terms.size * b.terms.size);
}

/** For every working title of the taxonomy, how close it is to a job's families, 0 to 1. */
export function titleAffinities(families: readonly JobFamily[]): Float64Array {
  const { titles, families: all } = taxonomyIndex();
  const closeness = all.map((_, to) =>
    families.reduce((sum, { family, share }) => sum + share * affinity(family, to), 0),
  );
  const highest = Math.max(0, ...closeness);
  const fits = new Float64Array(titles.length);
  if (highest === 0) return fits;
  titles.forEach((title, number) => {
    let best = 0;
    for (const family of title.families) best = Math.max(best, closeness[family] ?? 0);
    fits[number] = best / highest;
  });
  return fits;
}
