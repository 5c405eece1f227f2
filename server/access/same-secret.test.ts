import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret';

test.each([
  ['s3cret', true],
  ['s3creT', false],
  ['s3cret ', false],
  ['s3cre', false],
  ['', false],
])('%j is the secret: %s', (given, expected) => {
  expect(isSameSecret(given, 's3cret')).toBe(expected);
});

test('signs beyond ASCII are compared as well', () => {
  expect(isSameSecret('ä', 'ä')).toBe(true);
  expect(isSameSecret('ä', 'ö')).toBe(false);
});
