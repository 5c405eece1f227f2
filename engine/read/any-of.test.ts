import { expect, test } from 'vitest';
import { anyOf, phrasesOf } from './any-of';

test('any of several patterns is found, each with its own anchors', () => {
  const pattern = anyOf([/^pay\b/, /\bper hour$/]);
  expect(
    ['pay is good', '$20 per hour', 'no pay', 'per hour of work'].map((text) => pattern.test(text)),
  ).toEqual([true, true, false, false]);
});

test('the flags of the patterns stay', () => {
  expect(anyOf([/\p{Lu}/u, /\d/u]).test('É')).toBe(true);
});

test('phrases may be patterns, stand on several lines and end in a comma', () => {
  const pattern = new RegExp(
    `^${phrasesOf(String.raw`people
      person, ambigu\w+,`)}$`,
  );
  expect(['people person', 'ambiguity', ''].map((text) => pattern.test(text))).toEqual([
    true,
    true,
    false,
  ]);
});
