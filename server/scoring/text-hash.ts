import { createHash } from 'node:crypto';

/** What stands for one space: a run of white space, or a single one that is no space. Single spaces stay untouched. */
const WHITE_SPACE = /\s\s+|[^\S ]/g;

/** SHA-256 of a text as a person would compare it: one Unicode form, runs of white space as one. Hexadecimal. */
export function textHash(text: string): string {
  const normal = text.normalize('NFC').replace(WHITE_SPACE, ' ').trim();
  return createHash('sha256').update(normal).digest('hex');
}
