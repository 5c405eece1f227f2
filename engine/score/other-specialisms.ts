import { specialismsOf } from '../taxonomy/data/specialisms';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';

const NONE: ReadonlySet<number> = new Set();

/** For each row of specialisms, the titles of each kind of work, by number. */
type Rows = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>;

let known: Rows | null = null;

/**
 * The titles, by number, of work that shares a family with the titles of a job and is learnt apart from it: to a job for a radiologist
 * those of psychiatrists. The map never changes.
 */
export function otherSpecialisms(jobTitles: readonly number[]): ReadonlySet<number> {
  known ??= allSpecialisms();
  const others = new Set<number>();
  for (const kinds of known.values()) {
    const asked = [...kinds].filter(([, titles]) =>
      jobTitles.some((title) => titles.includes(title)),
    );
    // A job that names two kinds of work takes people of either.
    if (asked.length !== 1) continue;
    for (const [kind, titles] of kinds)
      if (kind !== asked[0]?.[0]) for (const title of titles) others.add(title);
  }
  return others.size === 0 ? NONE : others;
}

function allSpecialisms(): Rows {
  const { titles, families } = taxonomyIndex();
  const rows = new Map<number, Map<number, number[]>>();
  titles.forEach((title, number) => {
    for (const family of title.families)
      for (const [row, kind] of specialismsOf(families[family]?.id ?? '', title.forms)) {
        const kinds = rows.get(row) ?? new Map<number, number[]>();
        const own = kinds.get(kind) ?? [];
        if (own.at(-1) !== number) own.push(number);
        rows.set(row, kinds.set(kind, own));
      }
  });
  return rows;
}
