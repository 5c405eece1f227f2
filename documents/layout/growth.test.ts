import { expect, test } from 'vitest';
import { slowRuns } from '../testing/growth';
import { readCells } from './cells';
import { readBesideLabels } from './margin-labels';
import type { Piece } from './piece';

const at = (left: number, y: number, text: string): Piece => ({
  text,
  left,
  right: left + text.length * 5,
  y,
  size: 10,
  hidden: false,
});
const entries = (count: number, entry: (top: number) => Piece[]) =>
  Array.from({ length: count }, (_, index) => entry(index * 100)).flat();

/** A table in which below every row something stands on the left alone. */
function table(rows: number) {
  const cell = (left: number, top: number) => [at(left, top, 'Foreman'), at(left, top + 12, 'Oak')];
  return {
    left: entries(rows, (top) => [...cell(40, top), ...cell(40, top + 60)]),
    right: entries(rows, (top) => cell(200, top)),
  };
}

/** A margin with a date beside every entry. */
function dated(rows: number) {
  return {
    left: entries(rows, (top) => [at(40, top, '2019 - 2024')]),
    right: entries(rows, (top) => [at(200, top, 'Foreman')]),
  };
}

test.each([
  ['cells of a table', table, readCells],
  ['labels in a margin', dated, readBesideLabels],
])('%s are read in a time that grows with their number', async (_, page, read) => {
  const readMany = async (rows: number) => {
    const { left, right } = page(rows);
    expect(read(left, right)?.length).toBeGreaterThanOrEqual(rows);
  };
  expect(await slowRuns(['x'], (repeated) => readMany(repeated.length))).toEqual([]);
});
