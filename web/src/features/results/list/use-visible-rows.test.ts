import { expect, test } from 'vitest';
import { stretchesOf } from './use-visible-rows';

const none: ReadonlySet<number> = new Set();
const LIST = { count: 40, rowHeight: 44 };
const told = (stretches: ReturnType<typeof stretchesOf>) =>
  stretches.map((one) => {
    if (one.kind === 'gap') return `${one.height}px`;
    return one.index;
  });

test('gaps are as high as the rows they replace, so nothing jumps', () => {
  const stretches = stretchesOf({ first: 3, past: 5, missing: none }, [9], {
    count: 12,
    rowHeight: 44,
  });
  expect(told(stretches)).toEqual(['132px', 3, 4, '176px', 9, '88px']);
});

test('adjacent rows have no gap between them', () => {
  const both = { count: 2, rowHeight: 44 };
  expect(told(stretchesOf({ first: 0, past: 2, missing: none }, [], both))).toEqual([0, 1]);
});

test('a pinned row is included once, wherever it is, and -1 pins nobody', () => {
  const sight = { first: 8, past: 12, missing: none };
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

test('missing rows are gaps, and a pinned row among them is rendered', () => {
  const missing = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
  const stretches = stretchesOf({ first: 13, past: 24, missing }, [18], LIST);
  expect(told(stretches).slice(1)).toEqual([13, '176px', 18, '924px']);
});
