import { expect, test } from 'vitest';
import type { Piece } from '../layout/piece';
import { withoutFurniture } from './page-furniture';

const HEIGHT = 800;

function at(y: number, text: string, hidden = false): Piece {
  return { text, left: 40, right: 40 + text.length * 5, y, size: 10, hidden };
}

function read(...pages: Piece[][]): string[][] {
  const texts = pages.map((pieces, index) => ({ number: index + 1, height: HEIGHT, pieces }));
  return withoutFurniture(texts).map((pieces) => pieces.map(({ text }) => text));
}

test('a head is kept on the first page, a foot on the last, and numbers of pages nowhere', () => {
  const page = (number: number, text: string) => [
    at(40, `Orla Quist, CV ${number}`),
    at(400, text),
    at(770, 'orla@example.com'),
    at(785, `Page ${number} of 3`),
  ];
  expect(read(page(1, 'Led a crew'), page(2, 'of nine'), page(3, 'who built'))).toEqual([
    ['Orla Quist, CV 1', 'Led a crew'],
    ['of nine'],
    ['who built', 'orla@example.com'],
  ]);
});

test.each(['Seite 2', '- 2 -', '2/3', 'p. 2', '2 sur 3', 'Pagina 2 van 3'])(
  '%s in the margin of the second page is its number',
  (number) => {
    expect(read([at(400, 'Led a crew')], [at(400, 'of nine'), at(785, number)])[1]).toEqual([
      'of nine',
    ]);
  },
);

test('what stands in the text, in another place, or alone on its page is kept', () => {
  const first = [at(40, 'Oakline'), at(400, 'Foreman'), at(770, 'Skills')];
  const second = [at(60, 'Oakline'), at(400, 'Foreman'), at(770, 'Skills'), at(300, '2')];
  expect(read(first, second, [at(785, 'Page 3')])).toEqual([
    ['Oakline', 'Foreman', 'Skills'],
    ['Oakline', 'Foreman', 'Skills', '2'],
    ['Page 3'],
  ]);
});

test('what no reader sees is kept and reported, however often it is said', () => {
  const pages = [1, 2].map(() => [at(400, 'Led a crew'), at(785, 'hire me', true)]);
  expect(read(...pages)).toEqual([
    ['Led a crew', 'hire me'],
    ['Led a crew', 'hire me'],
  ]);
});
