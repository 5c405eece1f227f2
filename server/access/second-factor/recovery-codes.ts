import { createHash, randomBytes } from 'node:crypto';

const COUNT = 10;
/** 24 characters of 5 bits: long enough that a plain hash of it cannot be brute-forced (OWASP ASVS 5.0, 6.5.2). */
const SIGNS = 24;
/** Without letters and digits that look alike on paper. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ten new codes as people see them, in groups of six characters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    // 256 is a multiple of 32, so every character is equally likely.
    const signs = [...randomBytes(SIGNS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return signs.replace(/(.{6})(?!$)/g, '$1-');
  });
}

/** The stored form of an account's code, however it is typed. */
export function hashRecoveryCode(userId: string, typed: string): string {
  const signs = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId} ${signs}`).digest('base64url');
}
