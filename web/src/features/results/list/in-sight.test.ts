import { expect, test } from 'vitest';
import {
  drawnOf,
  fillSight,
  growSight,
  isGone,
  isSeen,
  moveSight,
  NOTHING_IN_SIGHT,
  rearrangeSight,
  wholeSight,
} from './in-sight';

const ROW = 50;
const at = (row: number, count = 1_000) => ({
  scrolled: row * ROW,
  windowHeight: 10 * ROW,
  rowHeight: ROW,
  count,
});
const arrived = wholeSight(NOTHING_IN_SIGHT, at(100));
const standing = growSight(arrived, at(100), 1_000);
const sorted = (indexes: ReadonlySet<number>) => [...indexes].sort((a, b) => a - b);

test('whole blocks are rendered, with one more above and below', () => {
  expect(standing).toMatchObject({ first: 88, past: 128 });
});

test('one block appears and one disappears at the same moment, and nothing changes in between', () => {
  const places = Array.from({ length: 17 }, (_, row) => moveSight(standing, at(96 + row)));
  expect(new Set(places.map(({ first, past }) => `${first} ${past}`))).toEqual(
    new Set(['88 128', '96 136', '104 144']),
  );
  expect(moveSight(standing, at(103.9))).toBe(standing);
});

test('at the beginning there are as many rows below the viewport as anywhere else, and none above the list', () => {
  expect(moveSight(standing, at(8))).toMatchObject({ first: 0, past: 40 });
  expect(moveSight(standing, at(0))).toMatchObject({ first: 0, past: 32 });
});

test('what is above the list scrolls away without more rows', () => {
  const places = [-20, -9, -1].map((row) => moveSight(standing, at(row)));
  expect(new Set(places.map(({ first, past }) => `${first} ${past}`))).toEqual(new Set(['0 24']));
});

test('at the end there are as many rows as anywhere else', () => {
  expect(moveSight(standing, at(2_000))).toMatchObject({ first: 960, past: 1_000 });
});

test('rows added next to others are missing at first, and existing ones stay', () => {
  expect(sorted(moveSight(standing, at(104)).missing)).toEqual([
    128, 129, 130, 131, 132, 133, 134, 135,
  ]);
});

test('a missing row stays missing until it is rendered', () => {
  const missing = moveSight(standing, at(104));
  expect(sorted(moveSight(missing, at(112)).missing)).toHaveLength(16);
});

test('after a jump the target is shown at once; its surroundings follow', () => {
  const { missing } = moveSight(standing, at(500));
  expect(sorted(missing)).toEqual([...range(488, 500), ...range(510, 528)]);
});

test('after a rush all rows at the target are missing at first', () => {
  expect(moveSight(standing, at(500), true).missing.size).toBe(40);
});

test('without placeholders for missing rows, visible ones come first and the rest a few at a time', () => {
  expect(arrived).toMatchObject({ first: 100, past: 110 });
  expect(isSeen(arrived, at(100))).toBe(true);
  const more = growSight(arrived, at(100), 4);
  expect(more).toMatchObject({ first: 96, past: 114 });
  expect(growSight(growSight(growSight(more, at(100), 4), at(100), 4), at(100), 4)).toMatchObject({
    first: 88,
    past: 126,
  });
  expect(growSight(standing, at(100), 4)).toBe(standing);
});

test('without placeholders for missing rows, scrolling keeps nearby rows and shows visible ones', () => {
  expect(wholeSight(standing, at(104))).toMatchObject({ first: 96, past: 128 });
  expect(wholeSight(arrived, at(108))).toMatchObject({ first: 100, past: 118 });
  expect(wholeSight(arrived, at(500))).toMatchObject({ first: 500, past: 510 });
});

test('a list below the viewport has nothing to show at first, and still grows', () => {
  const below = wholeSight(NOTHING_IN_SIGHT, at(-50));
  expect(below).toBe(NOTHING_IN_SIGHT);
  expect(growSight(below, at(-50), 4)).toMatchObject({ first: 0, past: 4 });
});

test('missing rows are filled a few at a time, from the middle', () => {
  const moved = moveSight(standing, at(104));
  const filled = fillSight(moved, 4);
  expect(sorted(filled.missing)).toEqual([132, 133, 134, 135]);
  expect(fillSight(filled, 100).missing.size).toBe(0);
});

test('a viewport outside the rendered rows is not covered, and the ends of the list are', () => {
  expect(isSeen(standing, at(110))).toBe(true);
  expect(isSeen(standing, at(130))).toBe(false);
  expect(isSeen(moveSight(standing, at(-20)), at(-20))).toBe(true);
});

test('rows are gone once the viewport shows none of them, on either side', () => {
  expect([77, 78, 79, 127, 128].map((row) => isGone(standing, at(row)))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

function range(from: number, past: number): number[] {
  return Array.from({ length: past - from }, (_, index) => from + index);
}

const people = range(0, 1_000).map((index) => ({ id: `p${index}` }));
const backwards = [...people].reverse();

test('after reordering only visible rows are rendered at once, and rendered people stay', () => {
  const drawn = drawnOf(standing, people);
  expect(drawn).toEqual(new Set(range(88, 128).map((index) => `p${index}`)));
  const { first, past, missing } = rearrangeSight(backwards, drawn, at(100));
  expect({ first, past }).toEqual({ first: 88, past: 128 });
  expect(sorted(missing)).toEqual([...range(88, 100), ...range(110, 128)]);
  // The two hundred in the middle swap places: the forty around them were already rendered.
  const middle = wholeSight(NOTHING_IN_SIGHT, at(495));
  const around = growSight(middle, at(495), 1_000);
  expect(rearrangeSight(backwards, drawnOf(around, people), at(495)).missing.size).toBeLessThan(12);
});

test('a list that only grows at its end keeps all rendered rows', () => {
  const { missing } = rearrangeSight(people, drawnOf(standing, people.slice(0, 500)), at(100));
  expect(missing.size).toBe(0);
});

test('with fewer people than fit the viewport nobody is missing', () => {
  expect(rearrangeSight(people.slice(0, 4), new Set(), at(0, 4))).toEqual({
    first: 0,
    past: 4,
    missing: new Set(),
  });
});
