import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether what somebody sent is the secret, or the signature, that is expected. The time it takes says nothing of either. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected));
}

/** Only values of one length can be compared in constant time. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
