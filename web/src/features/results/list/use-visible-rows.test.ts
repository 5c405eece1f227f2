import { expect, test } from 'vitest';
import { stretchesOf } from './use-visible-rows';

const none: ReadonlySet<number> = new Set();
const LIST = { count: 40, rowHeight: 44 };
const told = (stretches: ReturnType<typeof stretchesOf>) =>
  stretches.map((one) => {
    if (one.kind === 'gap') return `${one.height}px`;
    return one.kind === 'row' ? one.index : `${one.from} to ${one.past}`;
  });

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

test('passing rows are one stretch for each block, and a pinned row among them is whole', () => {
  const passing = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
  const stretches = stretchesOf({ first: 13, past: 24, passing }, [18], LIST);
  expect(told(stretches).slice(1, -1)).toEqual([13, '14 to 16', '16 to 18', 18, '19 to 24']);
});
