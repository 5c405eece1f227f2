import { expect, test } from 'vitest';
import { nameListFinder } from './name-list';

const find = nameListFinder([
  { name: 'Microsoft Excel', hot: true },
  { name: 'Structured query language SQL', hot: true },
  { name: 'SQL Server', hot: false },
  { name: 'C', hot: true },
]);
const namesIn = (text: string) => find(text).map(({ name }) => name);

test('a hot name is found without its maker and by its abbreviation', () => {
  expect(namesIn('Excel and SQL')).toEqual(['Excel', 'SQL']);
});

test('the longest name wins, and offsets quote it', () => {
  const text = 'Runs SQL Server.';
  expect(find(text).map(({ start, end }) => text.slice(start, end))).toEqual(['SQL Server']);
});

test('plain words are left out, and names end at word borders', () => {
  expect(namesIn('Vitamin C, excelled')).toEqual([]);
});
