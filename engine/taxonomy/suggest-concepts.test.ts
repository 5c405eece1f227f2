import { expect, test } from 'vitest';
import { suggestConcepts } from './suggest-concepts';

const namesFor = (words: string) => suggestConcepts(words, 5).map(({ name }) => name);

test('exact matches come first, also by an alias', () => {
  expect(namesFor('Java')[0]).toBe('Java');
  expect(namesFor('golang')[0]).toBe('Go');
});

test('then what begins with them, the shortest first', () => {
  const [first, second] = namesFor('postgresq');
  expect(first).toBe('PostgreSQL');
  expect(second === undefined || second.toLowerCase().includes('postgresq')).toBe(true);
});

test('nothing is suggested for nothing', () => {
  expect(namesFor('  ')).toEqual([]);
  expect(namesFor('qqqzzz')).toEqual([]);
});
