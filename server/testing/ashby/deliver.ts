import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { postEvent } from '../post-event';

const MOST_TRIES = 10;
const FIRST_PAUSE_S = 10;
/** Of Ashby's time, for one of ours: its hour and a half of trying passes in a second. */
const TIMES_AS_FAST = 10_000;

/** Statuses that Ashby takes for a no. */
const FINAL: ReadonlySet<number> = new Set([401, 403, 404, 405, 410]);

/** The header Ashby-Signature. */
export function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** How many seconds pass before a try; the first is 1. */
export const pauseBefore = (tried: number): number => (2 ** (tried - 1) - 1) * FIRST_PAUSE_S;

/**
 * Sends an event as Ashby does: until it is accepted or refused for good, with increasing delays. Without a secret it
 * is not signed.
 *
 * @returns the response to each attempt; 0 for none.
 */
export async function deliver(
  { url, secret }: { url: string; secret: string | null },
  body: string,
): Promise<number[]> {
  const headers = {
    'content-type': 'application/json',
    ...(secret !== null && { 'Ashby-Signature': signatureOf(body, secret) }),
  };
  const answered: number[] = [];
  for (let tried = 1; tried <= MOST_TRIES; tried += 1) {
    await pause((pauseBefore(tried) * 1000) / TIMES_AS_FAST);
    const status = await postEvent(url, { headers, body });
    answered.push(status);
    if ((status >= 200 && status < 300) || FINAL.has(status)) break;
  }
  return answered;
}
