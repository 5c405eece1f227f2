import type { RankedRow } from './rank-rows';

export type HeldOrder = { rows: RankedRow[]; arrived: number };

/**
 * Keeps known rows where they were, so that nobody clicks the wrong person, and appends newcomers. `order` has the
 * ids in screen order; if empty, the rows are taken as they come.
 */
export function holdOrder(rows: readonly RankedRow[], order: readonly string[]): HeldOrder {
  if (order.length === 0) return { rows: [...rows], arrived: 0 };
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = order.map((id) => byId.get(id)).filter((row) => row !== undefined);
  const seen = new Set(order);
  const arrived = rows.filter((row) => !seen.has(row.id));
  return { rows: [...known, ...arrived], arrived: arrived.length };
}
