import type { DecisionKind } from '@candor/domain/model/batch';
import type { Verdict } from '@candor/domain/model/match';
import type { LabelledRequirement } from './build-rows';
import type { RankedRow } from './rank-rows';

/**
 * `score`, `name`, `must`, `assessment`, `yours`, `source` (the upload order) or the label of a requirement such as
 * `R3`.
 */
export type Sort = { key: string; direction: 'ascending' | 'descending' };

export const BY_SCORE: readonly Sort[] = [{ key: 'score', direction: 'descending' }];

type Known = {
  requirements: readonly LabelledRequirement[];
  decisionOf: (id: string) => DecisionKind | null;
};

/** Sorts ranked rows by one or more columns; the rank breaks ties. */
export function sortRows(
  rows: readonly RankedRow[],
  sorts: readonly Sort[],
  known: Known,
): RankedRow[] {
  const columns = sorts.map(({ key, direction }) => ({
    compare: comparerOf(key, known),
    sign: direction === 'ascending' ? 1 : -1,
  }));
  return [...rows].sort((a, b) => {
    for (const { compare, sign } of columns) {
      const order = sign * compare(a, b);
      if (order !== 0) return order;
    }
    return a.rank - b.rank || a.ordinal - b.ordinal;
  });
}

/**
 * The sort order after a click on a column header. With `add` the other columns stay and this one counts after them.
 */
export function nextSorts(sorts: readonly Sort[], key: string, add: boolean): Sort[] {
  const current = sorts.find((sort) => sort.key === key);
  const next: Sort = current ? turned(current) : { key, direction: usualDirection(key) };
  if (!add) return [next];
  return current ? sorts.map((sort) => (sort === current ? next : sort)) : [...sorts, next];
}

function turned({ key, direction }: Sort): Sort {
  return { key, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}

function usualDirection(key: string): Sort['direction'] {
  return key === 'name' || key === 'yours' || key === 'source' ? 'ascending' : 'descending';
}

type Comparer = (a: RankedRow, b: RankedRow) => number;

function comparerOf(key: string, { requirements, decisionOf }: Known): Comparer {
  switch (key) {
    case 'score':
      return (a, b) => a.score - b.score;
    case 'name':
      return (a, b) => a.name.localeCompare(b.name);
    case 'must':
      return (a, b) => a.mustMet - b.mustMet;
    case 'assessment':
      return (a, b) => (a.assessment?.score ?? -1) - (b.assessment?.score ?? -1);
    case 'source':
      return (a, b) => a.ordinal - b.ordinal;
    case 'yours':
      return (a, b) =>
        DECISION_ORDER[orNone(decisionOf(a.id))] - DECISION_ORDER[orNone(decisionOf(b.id))];
    default: {
      const index = requirements.findIndex(({ label }) => label === key);
      return (a, b) => proofOf(a, index) - proofOf(b, index);
    }
  }
}

const DECISION_ORDER = { shortlist: 0, maybe: 1, none: 2, set_aside: 3 } as const;

function orNone(decision: DecisionKind | null): keyof typeof DECISION_ORDER {
  return decision ?? 'none';
}

const VERDICT_ORDER: Record<Verdict, number> = { unmet: 0, unclear: 1, partial: 2, met: 3 };

/** How well a requirement is shown: by verdict, then by strength. */
function proofOf(row: RankedRow, index: number): number {
  return VERDICT_ORDER[row.verdicts[index] ?? 'unclear'] + (row.strengths[index] ?? 0) / 2;
}
