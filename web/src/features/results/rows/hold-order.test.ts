import { expect, test } from 'vitest';
import { anItem } from '../../../testing/samples';
import { buildRows } from './build-rows';
import { holdOrder } from './hold-order';
import { rankRows } from './rank-rows';

const rows = (scores: Record<number, number>) =>
  rankRows(
    buildRows(
      Object.entries(scores).map(([ordinal, score]) => anItem(Number(ordinal), score)),
      [],
    ).scored,
  );

test('a better newcomer waits at the end until the order is settled again', () => {
  const order = rows({ 1: 80, 2: 70 }).map((row) => row.id);
  const held = holdOrder(rows({ 1: 80, 2: 70, 3: 95 }), order);
  expect(held.rows.map((row) => row.ordinal)).toEqual([1, 2, 3]);
  expect(held.arrived).toBe(1);
});

test('the rank of a held row is its true one', () => {
  const order = rows({ 1: 80 }).map((row) => row.id);
  expect(holdOrder(rows({ 1: 80, 2: 95 }), order).rows.map((row) => row.rank)).toEqual([2, 1]);
});

test('somebody who is gone leaves no gap', () => {
  const order = rows({ 1: 80, 2: 70 }).map((row) => row.id);
  expect(holdOrder(rows({ 2: 70 }), order).rows).toHaveLength(1);
});
