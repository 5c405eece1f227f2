import type { RankedRow } from '../rows/rank-rows';

/** Ranked people in an order that tells no covered score: as they were uploaded while any is covered. */
export function untoldOrder(
  ranked: readonly RankedRow[],
  isCovered: (id: string) => boolean,
): readonly RankedRow[] {
  if (!ranked.some(({ id }) => isCovered(id))) return ranked;
  return [...ranked].sort((a, b) => a.ordinal - b.ordinal);
}
