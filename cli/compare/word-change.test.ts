import { expect, test } from 'vitest';
import { wordChange } from './word-change';

const BEFORE = 'Foreman at Oakline. Led a crew of nine.';

test('other breaks, signs and capitals are no change', () => {
  expect(wordChange(BEFORE, 'FOREMAN at\tOakline\nled a crew of nine')).toEqual({
    lost: 0,
    gained: 0,
    moved: 0,
  });
});

test('lost and gained words are told apart', () => {
  expect(wordChange(BEFORE, 'Foreman at Oakline. Led a crew of nine strong men')).toMatchObject({
    lost: 0,
    gained: 0.25,
  });
  expect(wordChange(BEFORE, 'Foreman at Oakline.')).toMatchObject({ lost: 5 / 8, gained: 0 });
});

test('words in another order are moved, the fewer of two parts', () => {
  expect(wordChange(BEFORE, 'Led a crew of nine. Foreman at Oakline.')).toEqual({
    lost: 0,
    gained: 0,
    moved: 3 / 8,
  });
});

test('a word that is said again is gained once, and one said less often is lost once', () => {
  expect(wordChange('red red blue blue', 'red blue blue blue')).toMatchObject({
    lost: 0.25,
    gained: 0.25,
  });
});

test('out of nothing everything is gained', () => {
  expect(wordChange('', 'two words')).toEqual({ lost: 0, gained: 2, moved: 0 });
});
