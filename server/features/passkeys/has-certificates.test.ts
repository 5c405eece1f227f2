import { isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, test } from 'vitest';
import { hasCertificates } from './has-certificates';

type Statement = Parameters<typeof isoCBOR.encode>[0];

const attestation = (fmt: string, attStmt: Map<string, Statement>) => {
  const parts = new Map<string, Statement>([
    ['fmt', fmt],
    ['attStmt', attStmt],
    ['authData', new Uint8Array(37)],
  ]);
  return Buffer.from(isoCBOR.encode(parts)).toString('base64url');
};
const CERTIFICATE: [string, Statement] = ['x5c', [new Uint8Array(3)]];

test.each([
  ['none', [], false],
  ['packed', [], false],
  ['packed', [CERTIFICATE], true],
  ['none', [CERTIFICATE], true],
  ['android-key', [CERTIFICATE], true],
  ['android-safetynet', [], true],
  ['apple', [CERTIFICATE], true],
  ['tpm', [CERTIFICATE], true],
  ['what is still to come', [], true],
])('a statement of the form %s with %j is one with certificates: %s', async (fmt, parts, has) => {
  expect(await hasCertificates(attestation(fmt, new Map(parts as [string, Statement][])))).toBe(
    has,
  );
});

test('what is no attestation object is refused', async () => {
  await expect(hasCertificates('AAAA')).rejects.toThrow();
});
