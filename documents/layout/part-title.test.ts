import { expect, test } from 'vitest';
import { partTitle } from './part-title';
import type { Piece } from './piece';

const WIDTH = 0.5;

function at(left: number, y: number, text: string, size = 10): Piece {
  return { text, left, right: left + text.length * size * WIDTH, y, size, hidden: false };
}

const textsOf = (pieces: readonly Piece[] | undefined) => pieces?.map(({ text }) => text);

const SIDEBAR = ['Contact', '020 7946 0958', 'orla@example.com', 'Skills', 'Welding'].map(
  (text, line) => at(40, 40 + line * 14, text),
);
const WORK = ['Experience', 'Foreman at Oakline', 'Led a crew of nine', 'Built houses'].map(
  (text, line) => at(200, 130 + line * 14, text),
);

test('a name in the column beside a sidebar that begins above it is the title, with what somebody is', () => {
  const below = at(200, 96, 'Master Joiner');
  const found = partTitle([...SIDEBAR, at(200, 80, 'Orla Quist', 24), below, ...WORK]);
  expect(textsOf(found?.title)).toEqual(['Orla Quist', 'Master Joiner']);
  expect(found?.rest).toEqual([...SIDEBAR, ...WORK]);
});

test('a name in two rows beside the lines of an address is one line', () => {
  const address = ['4 Mill Road', 'Leeds', 'orla@example.com'].map((text, line) =>
    at(420, 36 + line * 12, text, 9),
  );
  const name = [at(40, 44, 'Orla', 24), at(40, 72, 'Quist', 24)];
  const found = partTitle([...name, ...address, ...WORK]);
  expect(textsOf(found?.title)).toEqual(['Orla', 'Quist']);
  expect(new Set(found?.title.map(({ y }) => y)).size).toBe(1);
});

test('a name that is read first anyway is left where it is', () => {
  expect(partTitle([at(40, 40, 'Orla Quist', 24), at(40, 60, '4 Mill Road'), ...WORK])).toBeNull();
});

test('a first letter set larger than the others belongs to its word', () => {
  const name = [at(200, 80, 'O', 24), at(212, 80, 'RLA', 15), at(242, 80, 'Q', 24)];
  const found = partTitle([...SIDEBAR, ...name, at(254, 80, 'UIST', 15), ...WORK]);
  expect(textsOf(found?.title)).toEqual(['O', 'RLA', 'Q', 'UIST']);
});

test.each(['Experience', '2019', 'What I have built for other people so far'])(
  'large text that cannot be a name is none: %s',
  (text) => {
    expect(partTitle([...SIDEBAR, at(200, 80, text, 24), ...WORK])).toBeNull();
  },
);

test('headings as large as each other are no name', () => {
  const headings = ['Studies', 'Journeys', 'Talks'].map((text, line) =>
    at(200, 80 + line * 60, text, 24),
  );
  expect(partTitle([...SIDEBAR, ...headings])).toBeNull();
});
