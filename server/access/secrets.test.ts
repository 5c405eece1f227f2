import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyIdOf, openSecret, SecretUnreadable, sealSecret } from './secrets';

const [first = Buffer.of(), second = Buffer.of()] = [randomBytes(32), randomBytes(32)];
const keys = { secretKeys: [first] };
const place = { table: 'second_factors', column: 'secret_sealed', id: 'row-1' };

test('a secret survives a round trip, whatever its characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
      expect(openSecret(keys, sealSecret(keys, plain, place), place)).toBe(plain);
    }),
    { numRuns: 50 },
  );
});

test('encrypting the same secret twice gives different texts, and its words do not show', () => {
  const one = sealSecret(keys, 'JBSWY3DPEHPK3PXP', place);
  expect(one).not.toBe(sealSecret(keys, 'JBSWY3DPEHPK3PXP', place));
  expect(one).not.toContain('JBSWY3DP');
});

test.each([
  { ...place, table: 'api_keys' },
  { ...place, column: 'other_sealed' },
  { ...place, id: 'row-2' },
])('a sealed text that was moved does not open (%#)', (elsewhere) => {
  const sealed = sealSecret(keys, 'JBSWY3DPEHPK3PXP', place);
  expect(() => openSecret(keys, sealed, elsewhere)).toThrow(SecretUnreadable);
});

test('no character of an encrypted text can be changed or left out', () => {
  // Its body ends on a character boundary, so no bit is without meaning.
  const sealed = sealSecret(keys, 'hunter22', place);
  const opened = (text: string) => {
    try {
      return openSecret(keys, text, place);
    } catch (error) {
      return error instanceof SecretUnreadable ? null : error;
    }
  };
  for (let at = 0; at < sealed.length; at++) {
    const other = sealed[at] === '0' ? '1' : '0';
    expect(opened(sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeNull();
    expect(opened(sealed.slice(0, at))).toBeNull();
  }
});

test('what an older key encrypted still opens, and new secrets use the newest key', () => {
  const old = sealSecret(keys, 'hunter2', place);
  const both = { secretKeys: [second, first] };
  expect(openSecret(both, old, place)).toBe('hunter2');
  expect(sealSecret(both, 'hunter2', place).split('.')[1]).toBe(keyIdOf(second));
});

test('without its key a text stays closed, and the error says which key is missing and nothing else', () => {
  const sealed = sealSecret(keys, 'hunter2', place);
  const open = () => openSecret({ secretKeys: [second] }, sealed, place);
  expect(open).toThrow(`its key ${keyIdOf(first)} is not known here`);
  expect(open).not.toThrow(sealed);
});

test('plain text is not taken for encrypted text', () => {
  for (const text of ['', 'hunter2', 'v1.', 'v2.000000000000.AAAAAAAAAAAAAAAA.AAAA'])
    expect(() => openSecret(keys, text, place)).toThrow('not sealed by this product');
});
