import { expect, test } from 'vitest';
import { fromNearerEnd } from './nearer-end';

/** The list in its order, or in the opposite one, cut as a database would. */
function rowsOf(list: readonly number[], page: { skip: number; limit: number }): number[] {
  const { fromEnd, skip, limit } = fromNearerEnd(page, list.length);
  const rows = (fromEnd ? [...list].reverse() : list).slice(skip, skip + limit);
  return fromEnd ? rows.reverse() : rows;
}

test('whatever end a page is counted from, the same rows are on it', () => {
  for (let length = 0; length <= 7; length += 1) {
    const list = Array.from({ length }, (_, at) => at);
    for (let skip = 0; skip <= 9; skip += 1)
      for (const limit of [1, 2, 3, 8])
        expect(rowsOf(list, { skip, limit })).toEqual(list.slice(skip, skip + limit));
  }
});

test('no more than half of a list is walked over', () => {
  for (const skip of [0, 400, 499, 501, 900, 990])
    expect(fromNearerEnd({ skip, limit: 10 }, 1_000).skip).toBeLessThanOrEqual(500);
});

test('a list that still grows is counted from its beginning', () => {
  expect(fromNearerEnd({ skip: 900, limit: 10 }, null)).toEqual({
    fromEnd: false,
    skip: 900,
    limit: 10,
  });
});
