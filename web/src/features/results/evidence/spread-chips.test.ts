import { expect, test } from 'vitest';
import { spreadChips } from './spread-chips';

/** The distance between the lines of a document. */
const LINE = 25;

test('a chip alone on its line is at its word', () => {
  expect(spreadChips([0, LINE, 4 * LINE])).toEqual([0, 0, 0]);
});

test('two chips of one line are placed around it, and those of neighbouring lines keep theirs', () => {
  const [before, first, second, after] = spreadChips([0, LINE, LINE, 2 * LINE]);
  expect(before).toBe(0);
  expect(first).toBeLessThan(0);
  expect(second).toBeLessThan(LINE / 2 + 1);
  expect(after).toBeLessThan(LINE / 2);
});

test('however many begin within a few lines, none covers another', () => {
  const tops = [0, 0, 0, LINE, LINE, 2 * LINE, 6 * LINE];
  const shifts = spreadChips(tops);
  const places = tops.map((top, index) => top + (shifts[index] ?? 0));
  for (const [index, place] of places.slice(1).entries()) {
    expect(place - (places[index] ?? 0)).toBeGreaterThanOrEqual(19);
  }
  expect(shifts.at(-1)).toBe(0);
});
