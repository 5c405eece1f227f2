import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in 43 characters that are safe in a URL and a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. Random 256 bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
