import { expect, test } from 'vitest';
import { aRequirement } from '../../testing/samples';
import { coverageWidth } from '../../ui/score/CoverageDots';
import { changeLine, linesOf, type Scenario, UNCHANGED } from './scenario';
import { roomForLines, roomForReasons, shownLines } from './shown-lines';

/** What is left for a name where the reasons have a column, in pixels; see the widths of the table. */
const nameRoom = (width: number, shown: number) =>
  width - (112 + 64 + 128 + 40) - 164 - (16 + coverageWidth(shown) + 16);

test('a wide window has a column for every requirement', () => {
  expect(roomForLines(1_300, 14, true)).toBe(14);
});

test.each([850, 912, 960])('of %i pixels names keep their room', (width) => {
  const shown = roomForLines(width, 14, true);
  expect(shown).toBeLessThan(14);
  expect(nameRoom(width, shown)).toBeGreaterThanOrEqual(172);
  expect(nameRoom(width, shown + 1)).toBeLessThan(172);
});

test('no window shows fewer than four, or all of three', () => {
  expect(roomForLines(400, 14, true)).toBe(4);
  expect(roomForLines(400, 3, true)).toBe(3);
});

test('if the reasons have no column of their own requirements use its room', () => {
  expect(roomForLines(912, 14, false)).toBeGreaterThan(roomForLines(912, 14, true));
});

test('the reasons have a column only where no requirement loses its own to it', () => {
  expect(roomForReasons(912, 14)).toBe(false);
  expect(roomForReasons(912, 8)).toBe(true);
  expect(roomForReasons(1_300, 14)).toBe(true);
});

test('without a column of reasons the usual desk shows all of fourteen', () => {
  expect(roomForLines(912, 14, false)).toBe(14);
});

const lines = linesOf(
  Array.from({ length: 8 }, (_, at) => aRequirement(`r${at}`, { weight: 90 - at })),
  undefined,
);
const shown = (scenario: Scenario, most: number) =>
  shownLines(lines, scenario, most).map(({ id }) => lines.findIndex((line) => line.id === id));

test('the weightiest are shown first, in their own order', () => {
  expect(shown(UNCHANGED, 4)).toEqual([0, 1, 2, 3]);
});

test('whatever is changed is shown, however little room there is', () => {
  const change = (scenario: Scenario, at: number) => {
    const line = lines[at];
    return line ? changeLine(scenario, line, { weight: 1 }) : scenario;
  };
  expect(shown(change(UNCHANGED, 7), 4)).toEqual([0, 1, 2, 7]);
  expect(shown([2, 3, 4, 5, 7].reduce(change, UNCHANGED), 4)).toEqual([2, 3, 4, 5, 7]);
});
