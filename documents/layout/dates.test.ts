import { expect, test } from 'vitest';
import { withWholeDates } from './dates';
import type { Piece } from './piece';

function at(left: number, y: number, text: string): Piece {
  return { text, left, right: left + text.length * 5, y, size: 10, hidden: false };
}

const textsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text);

test.each([
  ['Mar 2021 –', 'Present', 'Mar 2021 – Present'],
  ['04/2020 -', '03/2022', '04/2020 - 03/2022'],
  ['septembre 2015 - février', '2019', 'septembre 2015 - février 2019'],
  ['juni 2017 tot', 'heden', 'juni 2017 tot heden'],
  ['September 2013', '– June 2015', 'September 2013 – June 2015'],
  ['September', '2013 - June 2015', 'September 2013 - June 2015'],
  ['08/2013', 'bis 02/2018', '08/2013 bis 02/2018'],
])('a span of time that a narrow column breaks is one date: %s above %s', (above, below, whole) => {
  const beside = at(150, 100, 'Foreman');
  expect(textsOf(withWholeDates([at(40, 100, above), beside, at(40, 114, below)]))).toEqual([
    whole,
    'Foreman',
  ]);
});

test.each([
  ['2015 - 2019', '2012 - 2015'],
  ['Mar 2021 – Present', '2019'],
  ['Mar 2021 –', 'Foreman'],
  ['2015', '2012'],
  ['May 2015', 'June 2012'],
])('dates that are whole, and what is no date, stay apart: %s above %s', (above, below) => {
  expect(textsOf(withWholeDates([at(40, 100, above), at(40, 114, below)]))).toEqual([above, below]);
});

test('a span of time in three lines is one date', () => {
  const lines = [at(40, 100, 'September 2013'), at(40, 114, '-'), at(40, 128, 'June 2015')];
  expect(textsOf(withWholeDates(lines))).toEqual(['September 2013 - June 2015']);
});

test('what stands elsewhere does not end a span', () => {
  const pieces = [at(40, 100, 'Mar 2021 –'), at(300, 114, '2019'), at(40, 160, '2018')];
  expect(withWholeDates(pieces)).toEqual(pieces);
});
