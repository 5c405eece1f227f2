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
  const shared =
    b.terms.size === 0 || a.terms.size === 0
      ? 0
      : [...a.terms].filter((term) => b.terms.has(term)).length;
  return shared === 0 ? 0 : shared / Math.sqrt(a.terms.size * b.terms.size);
}

/** For every working title of the taxonomy, how close it is to a job's families, 0 to 1. */
export function titleAffinities(families: readonly JobFamily[]): Float64Array {
  const { titles, families: all } = taxonomyIndex();
  const closeness = all.map((_, to) =>
    families.reduce((sum, { family, share }) => sum + share * affinity(family, to), 0),
  );
  const best = Math.max(0, ...closeness);
  return Float64Array.from(titles, (title) =>
    best === 0 ? 0 : Math.max(...title.families.map((family) => closeness[family] ?? 0)) / best,
  );
}
