import { describe, expect, test } from 'vitest';
import { passingOf, stretchesOf } from './use-visible-rows';

const none: ReadonlySet<number> = new Set();
const LIST = { count: 40, rowHeight: 44 };
const told = (stretches: ReturnType<typeof stretchesOf>) =>
  stretches.map((one) => (one.kind === 'gap' ? `${one.height}px` : one.index));

test('the gaps are as high as the rows they stand for, so nothing jumps', () => {
  const stretches = stretchesOf({ first: 3, past: 5, passing: none }, [9], {
    count: 12,
    rowHeight: 44,
  });
  expect(told(stretches)).toEqual(['132px', 3, 4, '176px', 9, '88px']);
});

test('rows without a gap between them have none', () => {
  const both = { count: 2, rowHeight: 44 };
  expect(told(stretchesOf({ first: 0, past: 2, passing: none }, [], both))).toEqual([0, 1]);
});

test('a pinned row is among them once, wherever it stands, and nobody is pinned by -1', () => {
  const sight = { first: 8, past: 12, passing: none };
  expect(told(stretchesOf(sight, [-1, 2, 10], LIST))).toEqual([
    '88px',
    2,
    '220px',
    8,
    9,
    10,
    11,
    '1232px',
  ]);
});

describe('rows that rush by', () => {
  const sight = { first: 8, past: 24, passing: new Set(range(14, 24)) };

  test('are a gap of the table, and a pinned one among them is whole', () => {
    expect(told(stretchesOf(sight, [18], LIST)).slice(1, -1)).toEqual([
      ...range(8, 14),
      '176px',
      18,
    ]);
  });

  test('stand together as far as they are side by side in one block, without the pinned one', () => {
    const pieces = passingOf(sight, { sight, pinned: [18] }).map(
      ({ from, past }) => `${from} to ${past}`,
    );
    expect(pieces).toEqual(['14 to 16', '16 to 18', '19 to 24']);
  });

  test('take the place of those that went when as many come', () => {
    const keys = (first: number) => {
      const passing = new Set(range(first, first + 24));
      const here = { first, past: first + 24, passing };
      return passingOf(here, { sight: here, pinned: [] }).map(({ key }) => key);
    };
    expect(keys(16).toSorted()).toEqual(keys(8).toSorted());
    expect(new Set(keys(8)).size).toBe(3);
  });
});

function range(from: number, past: number): number[] {
  return Array.from({ length: past - from }, (_, index) => from + index);
}
