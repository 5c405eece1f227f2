import { useRef, useState } from 'react';
import { holdOrder } from './hold-order';
import type { RankedRow } from './rank-rows';

/**
 * The rows in an order that changes only when asked, or when other requirements score them, and how many newcomers wait at
 * its end.
 */
export function useSettledOrder(
  rows: readonly RankedRow[],
  requirements: readonly { id: string; weight: number; importance: string }[],
  running: boolean,
) {
  const order = useRef<readonly string[]>([]);
  const scoredBy = useRef('');
  const [, redraw] = useState(0);
  const key = requirements
    .map(({ id, weight, importance }) => `${id} ${weight} ${importance}`)
    .join();
  if (scoredBy.current !== key) {
    scoredBy.current = key;
    order.current = [];
  }
  if (!running && order.current.length === 0) order.current = rows.map((row) => row.id);
  const held = holdOrder(rows, order.current);
  if (order.current.length === 0) order.current = rows.map((row) => row.id);
  const settle = () => {
    order.current = rows.map((row) => row.id);
    redraw((count) => count + 1);
  };
  return { ...held, settle };
}
