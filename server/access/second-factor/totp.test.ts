import { expect, test } from 'vitest';
import { newTotpSecret, stepOfCode, totpUri } from './totp';

/** The secret of RFC 6238, appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at second %i the code of RFC 6238 is %s', (seconds, code, step) => {
  expect(stepOfCode(SECRET, code, at(seconds))).toBe(step);
});

test.each([
  [-60, null],
  [-30, 1],
  [0, 1],
  [30, 1],
  [60, null],
])('with clocks that are %i seconds apart its step is %j', (apart, step) => {
  expect(stepOfCode(SECRET, '287082', at(45 + apart))).toBe(step);
});

test.each(['', '28708', '2870822', 'abcdef', '２８７０８２'])('%j is nobody’s code', (code) => {
  expect(stepOfCode(SECRET, code, at(59))).toBeNull();
});

test('a new secret has 160 bits, and the URI for apps contains it and the account', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri(secret, 'mira & co@example.com'));
  expect(decodeURIComponent(uri.pathname)).toBe('/Candor:mira & co@example.com');
  expect(uri.searchParams.get('secret')).toBe(secret);
  expect(uri.searchParams.get('issuer')).toBe('Candor');
});
