import { expect, it } from 'vitest';
import { standBeside } from './stand-beside';

it.each([
  ['as many of both', 4, 4, true],
  ['a few must-haves more', 6, 4, true],
  ['one must-have, some nice-to-haves', 1, 4, true],
  ['many must-haves, one nice-to-have', 9, 1, false],
  ['many nice-to-haves, two must-haves', 2, 8, false],
  ['must-haves alone', 8, 0, false],
  ['nice-to-haves alone', 0, 3, false],
])('puts the lists side by side only where that is no taller: %s', (_, musts, nices, beside) => {
  expect(standBeside(musts, nices)).toBe(beside);
});
