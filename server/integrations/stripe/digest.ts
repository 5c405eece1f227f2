import { createHash } from 'node:crypto';

/** Part of an idempotency key: the same request gives the same, and what differs in anything another one. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
