import { expect, test } from 'vitest';
import { portions } from './portions';

/** Reads two of these numbers at a time, in their order. */
const twoOf = (numbers: readonly number[]) => async (after: number | null) =>
  numbers.filter((one) => one > (after ?? 0)).slice(0, 2);

const same = (one: number) => one;

test.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 4, 8, 9],
    [[1, 2], [4, 8], [9]],
  ],
])('%j comes in portions, each after the last of the one before', async (numbers, expected) => {
  const found: (readonly number[])[] = [];
  for await (const some of portions(twoOf(numbers), same)) found.push(some);
  expect(found).toEqual(expected);
});

test('rows that are gone once they were dealt with end it all the same', async () => {
  const left = new Set([1, 2, 3]);
  for await (const some of portions((after) => twoOf([...left])(after), same)) {
    for (const one of some) left.delete(one);
  }
  expect([...left]).toEqual([]);
});
