import { describe, expect, test } from 'vitest';
import { partColumns } from './part-columns';

const beside = (left: readonly string[], right: readonly string[], width = 34): string =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${(left[row] ?? '').padEnd(width)}${right[row] ?? ''}`.trimEnd(),
  ).join('\n');

const LEFT = [
  'SKILLS',
  'Grilling and roasting',
  'Menu planning',
  'Food safety',
  '',
  'LANGUAGES',
  'English, Spanish',
];
const RIGHT = [
  'WORK EXPERIENCE',
  'Head Cook, Harbour Kitchen',
  'Led a team of twelve cooks through two',
  'openings and planned each menu with the',
  'owners of the house.',
  'Line Cook, Mill Street Diner',
  'Cooked for three hundred guests a day.',
];

describe('two columns of plain text', () => {
  test('are read one after the other, below what is above both', () => {
    const text = `Robin Ashgrove, cook in Leeds for eleven years and counting\n\n${beside(LEFT, RIGHT)}`;
    const lines = partColumns(text).split('\n').filter(Boolean);
    expect(lines).toEqual([
      'Robin Ashgrove, cook in Leeds for eleven years and counting',
      ...LEFT.filter(Boolean),
      ...RIGHT,
    ]);
  });

  test('are read page by page', () => {
    const page = beside(LEFT, RIGHT);
    const pages = partColumns(`${page}\f${page}`).split('\f');
    expect(pages).toHaveLength(2);
    expect(pages[0]).toBe(pages[1]);
    expect(pages[0]?.indexOf('LANGUAGES')).toBeLessThan(pages[0]?.indexOf('Head Cook') ?? 0);
  });

  test('lose no word, whatever they hold', () => {
    const words = (text: string): string[] => (text.match(/\S+/g) ?? []).sort();
    const text = beside(LEFT, [...RIGHT, ...RIGHT.map((line) => `${line}\t9`)]);
    expect(words(partColumns(text))).toEqual(words(text));
  });
});

describe('what is no column stays as it is', () => {
  test.each([
    ['a text without gaps', 'Cook\nGrilled fish for ten years.\n\n  - Menus'],
    [
      'dates set at the right margin',
      beside(
        [
          'Head Cook, Harbour Kitchen',
          'Line Cook, Mill Street',
          'Kitchen Porter',
          'Baker',
          'Waiter',
        ],
        ['2019 - 2024', '2015 - 2019', '2012 - 2015', '2010 - 2012', '2008 - 2010'],
        50,
      ),
    ],
    [
      'a table',
      beside(
        ['Skill', 'Grilling', 'Baking', 'Menus', 'Ordering', 'Hygiene'],
        ['Years', '11', '4', '9', '3', '11'],
        30,
      ),
    ],
    ['a few lines with a gap', 'Name:    Robin\nTown:    Leeds\n\nCooked for ten years.'],
  ])('%s', (_, text) => {
    expect(partColumns(text)).toBe(text);
  });
});

test('lines that are too wide, too full or too many for a page are read across', () => {
  const cells = Array.from({ length: 20 }, (_, at) => `cell${at}`).join('    ');
  const full = `${cells}\n`.repeat(12).trimEnd();
  const wide = `${'word '.repeat(80)}    end\n`.repeat(12).trimEnd();
  const many = `${beside(LEFT, RIGHT)}\n`.repeat(2_000);
  expect([full, wide, many].map(partColumns)).toEqual([full, wide, many]);
});
