import { expect, test } from 'vitest';
import { withBullets } from './bullets';
import type { Piece } from './piece';

function at(left: number, y: number, text: string, hidden = false): Piece {
  return { text, left, right: left + text.length * 5, y, size: 10, hidden };
}

const textsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text);

test('a bullet is one with its text, though a tab parts them and it sits a little higher', () => {
  const pieces = [at(40, 99.6, '•'), at(60, 100, 'Led a crew'), at(60, 112, 'of nine')];
  const [point, ...rest] = withBullets(pieces);
  expect(point).toMatchObject({ text: '• Led a crew', left: 40, y: 100 });
  expect(textsOf(rest)).toEqual(['of nine']);
});

test.each([
  ['a dash between two dates', [at(40, 100, '2019'), at(62, 100, '–'), at(70, 100, '2024')]],
  ['a sign far from any text', [at(40, 100, '•'), at(200, 100, 'Led a crew')]],
  ['a row of dots that shows a level', [at(40, 100, '●'), at(60, 100, '●'), at(80, 100, '●')]],
  ['a sign beside text that no reader sees', [at(40, 100, '•'), at(60, 100, 'Led a crew', true)]],
])('%s stays apart', (_, pieces) => {
  expect(withBullets(pieces)).toEqual(pieces);
});
