import { createHash } from 'node:crypto';
import { comparableText } from '@candor/domain/rules/same-text';

/** SHA-256 of a text as a person would compare it. Hexadecimal. */
export function textHash(text: string): string {
  return createHash('sha256').update(comparableText(text)).digest('hex');
}
