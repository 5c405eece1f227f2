// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type PassingLook, passingRows } from './passing-rows';

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dot'].map((name, index) => ({
  id: name,
  name,
  rank: index + 1,
  tied: name === 'Cleo',
  score: 90 - index,
}));
const LOOK: PassingLook = {
  rows: PEOPLE,
  rowHeight: 44,
  density: 'comfortable',
  after: 260,
  isCovered: () => false,
};

function stage() {
  const over = document.createElement('div');
  return { over, draw: passingRows(over) };
}

test('each person has a line with rank, name and score, at their place above the end of the list', () => {
  const { over, draw } = stage();
  draw([{ key: 'a', from: 1, past: 3 }], LOOK);
  const [piece] = over.children;
  expect([...(piece?.children ?? [])].map((column) => column.textContent)).toEqual([
    '2\n3=',
    'Ben\nCleo',
    '89\n88',
  ]);
  expect(piece).toHaveProperty('style.top', '-132px');
  expect(piece).toHaveProperty('style.height', '88px');
});

test('whose evidence was not read yet keeps rank and score covered', () => {
  const { over, draw } = stage();
  draw([{ key: 'a', from: 0, past: 2 }], { ...LOOK, isCovered: (id) => id === 'Ada' });
  const told = [...(over.firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
  expect(told).toEqual(['\n2', 'Ada\nBen', '\n89']);
});

test('a piece that comes in the place of another takes its nodes, and what is not named goes', () => {
  const { over, draw } = stage();
  draw(
    [
      { key: 'a', from: 0, past: 1 },
      { key: 'b', from: 1, past: 2 },
    ],
    LOOK,
  );
  const first = over.firstElementChild;
  draw([{ key: 'a', from: 2, past: 4 }], LOOK);
  expect([...over.children]).toEqual([first]);
  expect(first?.textContent).toBe('3=\n4Cleo\nDot88\n87');
});
