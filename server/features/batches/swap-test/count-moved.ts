import type { Swap } from '@candor/domain/model/swap-test';
import { CHANGES } from '@candor/engine/swaps/changes';

/** The texts of one change of a resume: all must score like the first. */
export type Variants = { first: string; others: string[] };

/** What each change makes of a text; null if the text has no such place. */
export function variantsOf(text: string): (Variants | null)[] {
  return CHANGES.map(({ variants }) => {
    const [first, ...all] = variants(text);
    if (first === undefined) return null;
    const others = all.filter((other) => other !== first);
    return others.length === 0 ? null : { first, others };
  });
}

export type Tried = {
  id: string;
  variants: readonly (Variants | null)[];
  scoreOf: ReadonlyMap<string, number | null>;
};

/** The most candidates listed whose score moved: enough to look into it. */
const MOST_NAMED = 10;

/** The outcome of each change over all resumes that were tried. */
export function countMoved(tried: readonly Tried[]): Swap[] {
  return CHANGES.map(({ name, about }, at) => {
    const found = tried.flatMap(({ id, variants, scoreOf }) => {
      const made = variants[at];
      return made ? [{ id, moves: movesOf(made, scoreOf) }] : [];
    });
    const moves = found.flatMap((one) => one.moves);
    return {
      name,
      about,
      resumes: found.length,
      compared: moves.length,
      moved: moves.filter((by) => by > 0).length,
      most: Math.max(0, ...moves),
      candidates: found
        .filter((one) => one.moves.some((by) => by > 0))
        .map(({ id }) => id)
        .slice(0, MOST_NAMED),
    };
  });
}

/**
 * By how many points each other text scores differently. One that cannot be scored at all has lost all of its points.
 */
function movesOf({ first, others }: Variants, scoreOf: Tried['scoreOf']): number[] {
  const expected = scoreOf.get(first) ?? 0;
  return others.map((other) => Math.abs((scoreOf.get(other) ?? 0) - expected));
}
