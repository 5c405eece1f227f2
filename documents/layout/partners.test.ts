import { expect, test } from 'vitest';
import { slowRuns } from '../testing/growth';
import type { Line } from './lines';
import { areOneRow, partnersAmong } from './partners';

const lineAt = (y: number, size: number): Line => ({ pieces: [], left: 0, right: 100, y, size });

test('the partner of a row is the first line on its baseline, whatever the sizes', () => {
  const others = [90, 103, 101, 40, 100, 62, 99, 101].map((y, at) =>
    lineAt(y, [4, 60, 10][at % 3] ?? 4),
  );
  const partnerOf = partnersAmong(others);
  for (let y = 0; y < 140; y += 1) {
    for (const size of [1, 4, 10, 80]) {
      const row = lineAt(y, size);
      expect(partnerOf(row)).toBe(others.find((other) => areOneRow(row, other)));
    }
  }
});

test('one huge line beside many others does not have all of them looked at for every row', async () => {
  const readMany = async (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => lineAt(index * 12, 10));
    const partnerOf = partnersAmong([...rows, lineAt(0, count * 50)]);
    expect(rows.map(partnerOf)).toEqual(rows);
  };
  expect(await slowRuns(['x'], (repeated) => readMany(repeated.length))).toEqual([]);
});
