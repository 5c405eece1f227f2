import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';

test('there are ten, each different, in characters that nobody confuses', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{6}-){3}[a-km-np-z2-9]{6}$/);
});

test('a code is the same however it is typed, and worthless in another account', () => {
  const stored = hashRecoveryCode('one', 'abcdef-ghijkm-npqrst-234567');
  expect(hashRecoveryCode('one', ' ABCDEF GHIJKM\nnpqrst234567 ')).toBe(stored);
  expect(hashRecoveryCode('two', 'abcdef-ghijkm-npqrst-234567')).not.toBe(stored);
  expect(stored).not.toContain('abcdef');
});
