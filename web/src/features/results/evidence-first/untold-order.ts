import type { RankedRow } from '../rows/rank-rows';

/** Ranked people in an order that reveals no covered score: upload order while any is covered. */
export function untoldOrder(
  ranked: readonly RankedRow[],
  isCovered: (id: string) => boolean,
): readonly RankedRow[] {
  if (!ranked.some(({ id }) => isCovered(id))) return ranked;
  return [...ranked].sort((a, b) => a.ordinal - b.ordinal);
}
