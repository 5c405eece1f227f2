import { useRef, useState } from 'react';
import { holdOrder } from './hold-order';
import type { RankedRow } from './rank-rows';

/** The rows in an order that changes only when asked, and how many newcomers wait at its end. */
export function useSettledOrder(rows: readonly RankedRow[], running: boolean) {
  const order = useRef<readonly string[]>([]);
  const [, redraw] = useState(0);
  if (!running && order.current.length === 0) order.current = rows.map((row) => row.id);
  const held = holdOrder(rows, order.current);
  if (order.current.length === 0) order.current = rows.map((row) => row.id);
  const settle = () => {
    order.current = rows.map((row) => row.id);
    redraw((count) => count + 1);
  };
  return { ...held, settle };
}
