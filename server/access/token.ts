import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in 43 characters that are safe in a URL and a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const CODE_SIGNS = 'abcdefghjkmnpqrstvwxyz0123456789';
const CODE_LENGTH = 28;

/** The code of an invitation: 140 random bits in letters and digits that a person can read aloud. */
export function newInvitationCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join(
    '',
  );
}

/** The stored form of a token. 256 random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
