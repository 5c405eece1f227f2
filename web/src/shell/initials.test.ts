import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Mira Tolland', 'MT'],
  ['Mira', 'M'],
  ['mira van der Tolland', 'MT'],
  ['  ', ''],
  ['Łucja Źdźbło', 'ŁŹ'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
