import { useMemo, useRef, useState } from 'react';
import { holdOrder } from './hold-order';
import type { RankedRow } from './rank-rows';

/**
 * The rows in an order that changes only on request, or when different requirements score them, and how many
 * newcomers wait at the end. While a batch is still being read nobody is a newcomer.
 */
export function useSettledOrder(
  rows: readonly RankedRow[],
  requirements: readonly { id: string; weight: number; importance: string }[],
  { running, reading }: { running: boolean; reading: boolean },
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
  if (!running && !reading && order.current.length === 0) order.current = rows.map((row) => row.id);
  const known = order.current;
  const held = useMemo(() => holdOrder(rows, known), [rows, known]);
  if (!reading && order.current.length === 0) order.current = rows.map((row) => row.id);
  const settle = () => {
    order.current = rows.map((row) => row.id);
    redraw((count) => count + 1);
  };
  return { rows: held.rows, arrived: held.arrived, settle };
}
