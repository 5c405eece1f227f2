import { expect, test } from 'vitest';
import { groupTraces, type Marks } from './group-traces';

const trace = (id: string, marks: Partial<Marks>) => ({
  id,
  name: null,
  email: null,
  textHash: null,
  ...marks,
});
const grouped = (...traces: ReturnType<typeof trace>[]) =>
  groupTraces(traces).map((group) => group.map(({ id }) => id).join(''));

test('the same name with the same address is one person, however it is written', () => {
  expect(
    grouped(
      trace('a', { name: 'Zoë  Ångström', email: 'Zoe@example.com' }),
      trace('b', { name: 'zoe angstrom', email: 'zoe@example.com' }),
    ),
  ).toEqual(['ab']);
});

test('an address that an agency puts on everybody does not make them one', () => {
  expect(
    grouped(
      trace('a', { name: 'Tessa Holt', email: 'cv@agency.example' }),
      trace('b', { name: 'Timo Brandt', email: 'cv@agency.example' }),
    ),
  ).toEqual(['a', 'b']);
});

test('namesakes stay apart, and so does whoever says nothing of themselves', () => {
  expect(
    grouped(
      trace('a', { name: 'Ana Silva', email: 'ana@one.example' }),
      trace('b', { name: 'Ana Silva', email: 'ana@two.example' }),
      trace('c', { name: 'Ana Silva' }),
      trace('d', {}),
      trace('e', {}),
    ),
  ).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the same text is one person, and joins what was apart', () => {
  expect(
    grouped(
      trace('a', { name: 'Ana Silva', email: 'ana@one.example', textHash: '1' }),
      trace('b', { name: 'A. Silva', textHash: '2' }),
      trace('c', { name: 'A. Silva', email: 'ana@one.example', textHash: '2' }),
      trace('d', { name: 'Ana Silva', email: 'ana@one.example', textHash: '2' }),
      trace('e', { name: 'A. Silva', textHash: '1' }),
    ),
  ).toEqual(['abcde']);
});
