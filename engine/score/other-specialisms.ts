import { kindDistance, shownWork, specialismsOf } from '../taxonomy/data/specialisms';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';

/** What is learnt apart from the work of a job although it shares its family. */
export type OtherSpecialisms = {
  /** The titles, by number, of those who do another kind of work, or lead it alone, with what remains of their closeness. */
  readonly titles: ReadonlyMap<number, number>;
  /** Words by which the work of the job itself is known under any title, each as its parts. */
  readonly shownBy: readonly (readonly string[])[];
};

/**
 * What remains of the closeness of work that is learnt apart, of work that is near it (a nanny knows children and no class), and of work
 * that has most in common with it: a forwarder knows the freight of a broker and not his customers.
 */
const REMAINS = { apart: 0.25, near: 0.4, common: 0.55 } as const;
const NO_OTHERS: OtherSpecialisms = { titles: new Map(), shownBy: [] };

/** The titles, by number, that name a kind of work; those who lead several stand under each. */
type Titles = { readonly done: number[]; readonly led: number[] };
/** For each row of specialisms, the titles of each kind of work. */
type Rows = ReadonlyMap<number, ReadonlyMap<number, Titles>>;
/** For each title that does such work, its rows. */
type RowsOfTitles = ReadonlyMap<number, readonly number[]>;

const NO_KINDS: ReadonlyMap<number, Titles> = new Map();

let known: { readonly rows: Rows; readonly ofTitle: RowsOfTitles } | null = null;

/**
 * Whose work shares a family with the titles of a job, by number, and is learnt apart from it: to a job for a radiologist that of
 * psychiatrists. The map never changes.
 */
export function otherSpecialisms(jobTitles: readonly number[]): OtherSpecialisms {
  known ??= allSpecialisms();
  const { rows, ofTitle } = known;
  let others = NO_OTHERS;
  // Few jobs name work that is learnt apart: most rows are about titles that a job does not have.
  for (const row of new Set(jobTitles.flatMap((title) => ofTitle.get(title) ?? []))) {
    const kinds = rows.get(row) ?? NO_KINDS;
    const asked = [...kinds].filter(([, { done, led }]) =>
      jobTitles.some((title) => done.includes(title) || led.includes(title)),
    );
    const [only, another] = asked;
    // A job that names two kinds of work takes people of either.
    if (only === undefined || another !== undefined) continue;
    others = withKinds(others, row, only[0], kinds);
  }
  return others;
}

function withKinds(
  others: OtherSpecialisms,
  row: number,
  own: number,
  kinds: ReadonlyMap<number, Titles>,
): OtherSpecialisms {
  const leadsOwn = new Set(kinds.get(own)?.led);
  const titles = new Map(others.titles);
  for (const [kind, { done, led }] of kinds) {
    if (kind === own) continue;
    const share = REMAINS[kindDistance(row, own, kind)];
    for (const title of [...done, ...led])
      if (!leadsOwn.has(title)) titles.set(title, Math.max(share, titles.get(title) ?? 0));
  }
  return { titles, shownBy: [...others.shownBy, ...shownWork(row, own)] };
}

function allSpecialisms(): { rows: Rows; ofTitle: RowsOfTitles } {
  const { titles, families } = taxonomyIndex();
  const rows = new Map<number, Map<number, Titles>>();
  titles.forEach((title, number) => {
    for (const family of title.families)
      for (const { row, kinds, leads } of specialismsOf(families[family]?.id ?? '', title.forms)) {
        const ofRow = rows.get(row) ?? new Map<number, Titles>();
        rows.set(row, ofRow);
        for (const kind of kinds) {
          const ofKind = ofRow.get(kind) ?? { done: [], led: [] };
          ofRow.set(kind, ofKind);
          const own = leads ? ofKind.led : ofKind.done;
          if (own.at(-1) !== number) own.push(number);
        }
      }
  });
  const ofTitle = new Map<number, number[]>();
  for (const [row, kinds] of rows)
    for (const { done, led } of kinds.values())
      for (const title of [...done, ...led])
        ofTitle.set(title, [...(ofTitle.get(title) ?? []), row]);
  return { rows, ofTitle };
}
