import { expect, test } from 'vitest';
import { findColumns } from './find-columns';
import type { Piece } from './piece';

/** Two columns of four lines below a line across the page, again and again: each is a pair of columns that might be chosen. */
function sections(count: number, note: () => void = () => {}): Piece[] {
  const piece = (text: string, left: number, right: number, y: number): Piece => ({
    text,
    left,
    right,
    size: 10,
    hidden: false,
    get y() {
      note();
      return y;
    },
  });
  return Array.from({ length: count }, (_, section) => {
    const top = section * 60;
    const rows = [12, 24, 36, 48].flatMap((down) => [
      piece('Looked after the books and', 0, 200, top + down),
      piece('Wrote many letters for the', 300, 500, top + down + 3),
    ]);
    return [piece('A line across the whole page', 0, 500, top), ...rows];
  }).flat();
}

function workFor(count: number): number {
  let work = 0;
  findColumns(sections(count, () => work++));
  return work;
}

test('a page with twice as many pairs of columns takes about twice the work', () => {
  expect(workFor(400) / workFor(200)).toBeLessThan(2.5);
});

test('everything around the chosen columns is above or below them', () => {
  const page = sections(3);
  const columns = findColumns(page);
  expect([columns?.left.length, columns?.right.length]).toEqual([4, 4]);
  expect((columns?.above.length ?? 0) + (columns?.below.length ?? 0)).toBe(page.length - 8);
});

test('a page of more pieces than a call takes arguments is read', () => {
  const line = (text: string, left: number, at: number): Piece => ({
    text,
    left,
    right: left + 200,
    y: at * 12,
    size: 10,
    hidden: false,
  });
  const page = Array.from({ length: 65_000 }, (_, at) => [
    line('looked after the books and letters of', 0, at),
    line('wrote to many people of the town and', 300, at + 0.5),
  ]).flat();
  expect(findColumns(page)?.left).toHaveLength(65_000);
});
