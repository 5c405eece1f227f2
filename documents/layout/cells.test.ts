import { expect, test } from 'vitest';
import { readCells } from './cells';
import type { Piece } from './piece';

const SIZE = 10;

function at(left: number, y: number, text: string): Piece {
  return { text, left, right: left + text.length * 5, y, size: SIZE, hidden: false };
}

/** Lines one below the other, and how much lower the next cell begins. */
function cell(left: number, top: number, texts: readonly string[]): Piece[] {
  return texts.map((text, line) => at(left, top + line * 12, text));
}

const textsOf = (blocks: Piece[][] | null) =>
  blocks?.map((block) =>
    [...block].sort((a, b) => a.y - b.y || a.left - b.left).map(({ text }) => text),
  );

test('jobs in rows of a table are read one after the other, each cell whole', () => {
  const jobs = [
    ...cell(40, 100, ['Foreman', 'Oakline', 'Leeds']),
    ...cell(40, 150, ['Joiner', 'Elmworks']),
    ...cell(40, 200, ['Apprentice', 'Guild School']),
  ];
  const duties = [
    ...cell(200, 100, ['- Led a crew', '- Built houses']),
    ...cell(200, 150, ['- Made doors', '- Made stairs', '- Made floors']),
    ...cell(200, 200, ['- Swept']),
  ];
  expect(textsOf(readCells(jobs, duties))).toEqual([
    ['Foreman', 'Oakline', 'Leeds'],
    ['- Led a crew', '- Built houses'],
    ['Joiner', 'Elmworks'],
    ['- Made doors', '- Made stairs', '- Made floors'],
    ['Apprentice', 'Guild School'],
    ['- Swept'],
  ]);
});

test('a label of one line stands before the first line of what it is about, and headings before their part', () => {
  const labels = [
    ...cell(40, 100, ['2019 - 2024']),
    ...cell(40, 150, ['2015 - 2019']),
    ...cell(40, 190, ['Studies']),
    ...cell(40, 210, ['2012 - 2015']),
  ];
  const beside = [
    ...cell(200, 100, ['Foreman', 'Oakline', 'Led a crew']),
    ...cell(200, 150, ['Joiner', 'Elmworks']),
    ...cell(200, 210, ['Guild School', 'Leeds']),
  ];
  expect(textsOf(readCells(labels, beside))).toEqual([
    ['2019 - 2024', 'Foreman', 'Oakline', 'Led a crew'],
    ['2015 - 2019', 'Joiner', 'Elmworks'],
    ['Studies'],
    ['2012 - 2015', 'Guild School', 'Leeds'],
  ]);
  const cells = readCells(labels, beside)
    ?.flat()
    .filter((piece) => piece.cell);
  expect(cells?.map(({ text }) => text)).toEqual(['Foreman', 'Joiner', 'Guild School']);
});

test('cells that are set tight are told by the bullets with which they begin', () => {
  const jobs = [
    ...cell(40, 100, ['2019 - 2024 Foreman', 'Oakline']),
    ...cell(40, 148, ['2015 - 2019 Joiner', 'Elmworks']),
  ];
  const points = ['• Led a crew', 'of nine', '• Built', 'houses', '• Made doors', '• Swept'];
  expect(textsOf(readCells(jobs, cell(200, 100, points)))).toEqual([
    ['2019 - 2024 Foreman', 'Oakline'],
    ['• Led a crew', 'of nine', '• Built', 'houses'],
    ['2015 - 2019 Joiner', 'Elmworks'],
    ['• Made doors', '• Swept'],
  ]);
});

test('texts that begin where they will are columns', () => {
  const left = [...cell(40, 100, ['Skills', 'Welding']), ...cell(40, 150, ['Languages', 'Dutch'])];
  const right = [
    ...cell(200, 100, ['Foreman', 'Oakline', 'Led a crew', 'Built houses']),
    ...cell(200, 170, ['Joiner', 'Elmworks']),
  ];
  expect(readCells(left, right)).toBeNull();
});

test('two jobs side by side with points and dates of their own are columns, as like as they are set', () => {
  const job = (left: number, name: string) => [
    ...cell(left, 100, [name, '2019 - 2024']),
    ...cell(left, 140, ['• Led a crew']),
    ...cell(left, 170, ['• Built houses']),
    ...cell(left, 200, ['• Kept to budget']),
  ];
  expect(readCells(job(40, 'Foreman'), job(300, 'Joiner'))).toBeNull();
});
