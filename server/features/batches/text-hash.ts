import { createHash } from 'node:crypto';

/** SHA-256 of a text as a person would compare it: one Unicode form, runs of white space as one. Hexadecimal. */
export function textHash(text: string): string {
  const normal = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return createHash('sha256').update(normal).digest('hex');
}
