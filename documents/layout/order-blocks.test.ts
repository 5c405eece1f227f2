import { expect, test } from 'vitest';
import { orderBlocks } from './order-blocks';
import type { Piece } from './piece';

function at(left: number, y: number, text: string, size = 10): Piece {
  return { text, left, right: left + text.length * size * 0.5, y, size, hidden: false };
}

function lines(left: number, top: number, texts: readonly string[], apart = 14): Piece[] {
  return texts.map((text, line) => at(left, top + line * apart, text));
}

function read(pieces: readonly Piece[]): string[] {
  return orderBlocks(pieces).flatMap((block) =>
    [...block].sort((a, b) => a.y - b.y || a.left - b.left).map(({ text }) => text),
  );
}

const SKILLS = ['Skills', 'Welding', 'Joining', 'Reading plans', 'Driving'];

test('a heading that stands higher than the left column stays with its section in the right one', () => {
  const right = ['A joiner of many years who reads', 'any plan and keeps to the budget.'];
  const pieces = [
    at(200, 60, 'Profile', 13),
    ...lines(40, 82, SKILLS, 15),
    ...lines(200, 84, [...right, 'Who likes oak, and pine.']),
  ];
  expect(read(pieces)).toEqual([...SKILLS, 'Profile', ...right, 'Who likes oak, and pine.']);
});

test('a section that fills the page below two columns is read after both, though its first lines are short', () => {
  const about = ['About me', 'A joiner of many years', 'who reads any plan'];
  const pieces = [
    ...lines(40, 80, about),
    ...lines(300, 84, SKILLS, 15),
    ...lines(40, 170, ['Experience', 'Foreman at Oakline', '2019 - 2024']),
    at(
      40,
      214,
      'Led a crew of nine people who built forty houses in two years and kept to the budget',
    ),
  ];
  expect(read(pieces)).toEqual([
    ...about,
    ...SKILLS,
    'Experience',
    'Foreman at Oakline',
    '2019 - 2024',
    'Led a crew of nine people who built forty houses in two years and kept to the budget',
  ]);
});

test('names of sections in two lines and below a stroke are read before what they stand beside', () => {
  const work = ['Foreman at Oakline', '2019 - 2024', 'Led a crew of nine', 'Built forty houses'];
  const pieces = [
    ...lines(40, 80, ['—', 'Profile']),
    ...lines(200, 80, ['A joiner of many years', 'who reads any plan', 'and keeps to it']),
    ...lines(40, 150, ['—', 'Professional', 'Experience']),
    ...lines(200, 150, work),
  ];
  expect(read(pieces)).toEqual([
    '—',
    'Profile',
    'A joiner of many years',
    'who reads any plan',
    'and keeps to it',
    '—',
    'Professional',
    'Experience',
    ...work,
  ]);
});
